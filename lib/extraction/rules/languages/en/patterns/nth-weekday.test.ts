import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseNthWeekday } from "./nth-weekday";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseNthWeekday(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("the nth weekday of a month", () => {
  it.each([
    [
      "first Monday of December",
      "first Monday of December",
      { kind: "day", days: [{ kind: "nth", nth: 1, weekday: 1, month: 12 }] },
    ],
    [
      "last Friday of the month",
      "last Friday of the month",
      { kind: "day", days: [{ kind: "nth", nth: -1, weekday: 5, month: null, monthShift: null }] },
    ],
    [
      "third tuesday next month",
      "third tuesday next month",
      { kind: "day", days: [{ nth: 3, weekday: 2, monthShift: 1 }] },
    ],
    [
      "last day in october 2015",
      "last day in october 2015",
      { kind: "day", days: [{ nth: -1, weekday: null, month: 10, year: 2015 }] },
    ],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["first Monday", "last Friday", "second class"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
