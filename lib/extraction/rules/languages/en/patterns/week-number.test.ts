import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseWeekNumber } from "./week-number";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseWeekNumber(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a week by its number", () => {
  it.each([
    [
      "first week of June",
      "first week of June",
      { kind: "day", days: [{ kind: "nth-week", nth: 1, month: 6 }] },
    ],
    ["last week of 2026", "last week of 2026", { kind: "day", days: [{ nth: -1, year: 2026 }] }],
    ["week 27 of next year", "week 27 of next year", { kind: "day", days: [{ nth: 27, yearShift: 1 }] }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["first week", "the week", "week 3"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
