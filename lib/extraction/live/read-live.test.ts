import { describe, expect, it } from "vitest";
import { readLive } from "./read-live";

const read = (text: string) =>
  readLive({ text, nowMs: Date.UTC(2026, 10, 20, 17), timeZone: "America/New_York", language: "en" });

describe("a live reading", () => {
  it("quotes the text as typed, with the characters that cleaning takes out", async () => {
    const text = "Lunch\u0007 with Ana to\u0000morrow at noon\r\nDinner on Friday at 7pm";
    const drafts = await read(text);
    expect(drafts.map(({ title, start }) => `${title} ${start}`)).toEqual([
      "Lunch with Ana 2026-11-21T12:00",
      "Dinner 2026-11-27T19:00",
    ]);
    const quoted = drafts.flatMap(({ evidence }) => evidence.map(({ start, end }) => text.slice(start, end)));
    expect(quoted).toContain("to\u0000morrow");
    expect(quoted).toContain("Friday");
  });

  it("finds nothing in a text that no language's pack reads, but what its digits say", async () => {
    const drafts = await read("встреча во вторник 2026-12-01 в 15:00");
    expect(drafts.map(({ start }) => start)).toEqual(["2026-12-01T15:00"]);
  });
});
