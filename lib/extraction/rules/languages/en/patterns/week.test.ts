import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseWeek } from "./week";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseWeek(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a week or a weekend", () => {
  it.each([
    [
      "this weekend",
      "this weekend",
      { kind: "day", days: [{ kind: "week", weekShift: 0, days: "weekend" }] },
    ],
    ["next week", "next week", { kind: "day", days: [{ weekShift: 1, days: "week" }] }],
    [
      "the week of october 7th",
      "the week of october 7th",
      { kind: "day", days: [{ weekShift: 0, of: { kind: "calendar", month: 10, day: 7 } }] },
    ],
    ["the week after next", "the week after next", { kind: "day", days: [{ weekShift: 2 }] }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["weekly", "a week", "weekend"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
