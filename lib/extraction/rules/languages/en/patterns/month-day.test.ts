import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseMonthDay } from "./month-day";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseMonthDay(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a date with a named month", () => {
  it.each([
    [
      "MON 13SEP27",
      "MON 13SEP27",
      { kind: "day", days: [{ kind: "calendar", year: 2027, month: 9, day: 13, weekday: 1 }] },
    ],
    [
      "jan 5th at noon",
      "jan 5th",
      { kind: "day", days: [{ kind: "calendar", year: null, month: 1, day: 5, weekday: null }] },
    ],
    [
      "5 January 2027",
      "5 January 2027",
      { kind: "day", days: [{ kind: "calendar", year: 2027, month: 1, day: 5, weekday: null }] },
    ],
    [
      "Thursday, the 5th of March",
      "Thursday, the 5th of March",
      { kind: "day", days: [{ kind: "calendar", year: null, month: 3, day: 5, weekday: 4 }] },
    ],
    [
      "May twenty nine",
      "May twenty nine",
      { kind: "day", days: [{ kind: "calendar", year: null, month: 5, day: 29, weekday: null }] },
    ],
    [
      "Dec. 31, 1994",
      "Dec. 31, 1994",
      { kind: "day", days: [{ kind: "calendar", year: 1994, month: 12, day: 31, weekday: null }] },
    ],
    [
      "march 6th 1290 san tomas aquino rd",
      "march 6th",
      { kind: "day", days: [{ kind: "calendar", year: null, month: 3, day: 6, weekday: null }] },
    ],
    [
      "oct 1st '89",
      "oct 1st '89",
      { kind: "day", days: [{ kind: "calendar", year: 1989, month: 10, day: 1, weekday: null }] },
    ],
    [
      "14-Apr-95",
      "14-Apr-95",
      { kind: "day", days: [{ kind: "calendar", year: 1995, month: 4, day: 14, weekday: null }] },
    ],
    [
      "9 Nov 1815",
      "9 Nov",
      { kind: "day", days: [{ kind: "calendar", year: null, month: 11, day: 9, weekday: null }] },
    ],
    [
      "january first two thousand thirty",
      "january first two thousand thirty",
      { kind: "day", days: [{ kind: "calendar", year: 2030, month: 1, day: 1, weekday: null }] },
    ],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["march on", "may be", "june 10am", "5 people", "13sep27b"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });

  it.each(["30 Nov. First come, first served", "5 Jan. Second hand sale", "24 Dec. 27 Dec"])(
    "ends with its month where a full stop follows: %j",
    (text) => {
      expect(parse(text)?.words).toMatch(/^\d+ (?:Nov|Jan|Dec)\.?$/);
      const source = prepare(text, sentenceWords);
      expect(parseMonthDay(source, text.search(/(?<=\d )[A-Z]/))).toBeNull();
    },
  );
});
