import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseMonthDayList } from "./month-day-list";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseMonthDayList(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("several days of one month", () => {
  it.each([
    [
      "Jan 5, 12, 19 at 6pm",
      "Jan 5, 12, 19",
      {
        kind: "day",
        days: [
          { kind: "calendar", year: null, month: 1, day: 5, weekday: null },
          { kind: "calendar", year: null, month: 1, day: 12, weekday: null },
          { kind: "calendar", year: null, month: 1, day: 19, weekday: null },
        ],
      },
    ],
    [
      "aug 9 - 18",
      "aug 9 - 18",
      {
        kind: "day",
        days: [{ kind: "calendar", year: null, month: 8, day: 9, weekday: null }],
        last: { kind: "calendar", year: null, month: 8, day: 18, weekday: null },
      },
    ],
    [
      "from 13th to 15th of July",
      "from 13th to 15th of July",
      {
        kind: "day",
        days: [{ kind: "calendar", year: null, month: 7, day: 13, weekday: null }],
        last: { kind: "calendar", year: null, month: 7, day: 15, weekday: null },
      },
    ],
    [
      "Dec 3-5 2026",
      "Dec 3-5 2026",
      {
        kind: "day",
        days: [{ kind: "calendar", year: 2026, month: 12, day: 3, weekday: null }],
        last: { kind: "calendar", year: 2026, month: 12, day: 5, weekday: null },
      },
    ],
    [
      "the 4th and 5th of May",
      "the 4th and 5th of May",
      {
        kind: "day",
        days: [
          { kind: "calendar", year: null, month: 5, day: 4, weekday: null },
          { kind: "calendar", year: null, month: 5, day: 5, weekday: null },
        ],
      },
    ],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["Jan 5", "Jan 5th, 10-11:30am", "April 29, 5-8pm"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });

  it("takes a range that no calendar has out of the way", () => {
    expect(parse("June 10 - 31, 2022")?.value).toEqual({ kind: "noise" });
  });
});
