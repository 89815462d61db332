import { describe, expect, it } from "vitest";
import { readAnswered } from "@/e2e/texts/answers/read-answered";

const text =
  "Dinner with Ana on Friday at 7pm. Bo asked whether the picnic in Oak Park might be Saturday or so.";

describe("an answer of which no event has its time in the text", () => {
  it("leaves the text to the rules parser, whose events are not offered a second time", async () => {
    const picnic = { title: "Picnic", when: "Wednesday at 17:45", start: "2026-12-09T17:45" };
    const reading = await readAnswered({ text, language: "en" }, [picnic]);
    const starts = reading.drafts.map(({ start }) => start);
    expect(reading.parser).toBe("rules");
    expect(reading.notices.map(({ code }) => code)).toContain("notices.notInText");
    expect(starts).toContain("2026-11-27T19:00");
    for (const { start } of reading.offered) expect(starts).not.toContain(start);
    const told = [...reading.drafts, ...reading.offered].map(({ start }) => start);
    expect(told).toContain("2026-11-28");
  });
});
