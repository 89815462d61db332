import { describe, expect, it } from "vitest";
import { english } from "./languages/en/pack";
import { runPipeline } from "./pipeline";
import { traceOf } from "./trace";

describe("the trace", () => {
  it("tells every span with its rule, every cluster and every entry", () => {
    const reading = runPipeline({
      text: "Lunch tomorrow at noon",
      nowMs: 0,
      timeZone: "UTC",
      language: "en",
      pack: english,
    });
    const lines = traceOf(reading);
    expect(lines).toContain('span "tomorrow" relative-day strong kept');
    expect(lines).toContain('span "noon" clock strong kept');
    expect(lines).toContain('cluster "tomorrow at noon" after break');
    expect(lines).toContain('entry "Lunch tomorrow at noon" by first-in-clause, 1 start(s)');
  });
});
