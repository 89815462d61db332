import { describe, expect, it } from "vitest";
import { readText } from "./read-text";
import { tighten } from "./tight-text";

const read = (text: string) =>
  readText({ text, nowMs: Date.UTC(2026, 10, 20, 15), timeZone: "America/New_York", language: "en" });

describe("tighten", () => {
  it.each([
    ["Lunch  at noon", "Lunch  at noon"],
    ["Lunch     at noon", "Lunch  at noon"],
    ["Lunch \t \t at noon", "Lunch \tat noon"],
    ["Lunch\n\n\n\n   at noon", "Lunch\n\n  at noon"],
    ["Lunch   \n   at noon", "Lunch  \n  at noon"],
    ["Lunch \n \n \n at noon", "Lunch \n\n at noon"],
    ["   Lunch   ", "  Lunch  "],
    ["\u3000\u00a0\u2003Lunch", "\u3000\u00a0Lunch"],
  ])("makes %j %j", (written, tight) => {
    expect(tighten(written).text).toBe(tight);
  });

  it("leads back to the very slice of the text that was written", () => {
    const written = `Lunch${" ".repeat(40)}with Ana`;
    const { text, restore } = tighten(written);
    const words = { field: "title", quote: text, start: 0, end: text.length } as const;
    expect(restore([words])).toEqual([{ field: "title", quote: written, start: 0, end: written.length }]);
    const start = text.indexOf("Ana");
    const name = restore([{ field: "attendees", quote: "Ana", start, end: start + 3 }]);
    expect(name).toEqual([{ field: "attendees", quote: "Ana", start: 50, end: 53 }]);
  });
});

describe("a text with runs of blanks", () => {
  it("is read as one without, and its words stand where they were written", () => {
    const blanks = " ".repeat(300);
    const written = `Lunch with Ana${blanks}tomorrow${blanks}at noon\n\n\n\n\n\nReview${blanks}Friday 3-4pm`;
    const withoutPlaces = (text: string) =>
      read(text).map(({ evidence, ...draft }) => ({ ...draft, fields: evidence.map(({ field }) => field) }));
    expect(withoutPlaces(written)).toEqual(withoutPlaces(tighten(written).text));
    expect(withoutPlaces(written)).toHaveLength(2);
    for (const { start, end, quote } of read(written).flatMap(({ evidence }) => evidence)) {
      expect(written.slice(start, end)).toBe(quote);
      expect(quote.trim()).not.toBe("");
    }
  });
});
