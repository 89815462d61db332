import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseDayOffset } from "./day-offset";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseDayOffset(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a day counted from another", () => {
  it.each([
    [
      "in 3 days at 8",
      "in 3 days",
      { kind: "day", days: [{ kind: "shift", days: 3, months: 0, from: null }] },
    ],
    ["two weeks ago", "two weeks ago", { kind: "day", days: [{ days: -14 }] }],
    [
      "a week from Friday",
      "a week from Friday",
      { kind: "day", days: [{ days: 7, from: { kind: "weekday", weekday: 5, which: "on-or-after" } }] },
    ],
    [
      "3 days after Easter",
      "3 days after Easter",
      { kind: "day", days: [{ days: 3, from: { kind: "holiday" } }] },
    ],
    [
      "the day after christmas",
      "the day after christmas",
      { kind: "day", days: [{ days: 1, from: { kind: "holiday" } }] },
    ],
    [
      "3 fridays from now",
      "3 fridays from now",
      { kind: "day", days: [{ kind: "nth-from", nth: 3, weekday: 5 }] },
    ],
    ["in a month", "in a month", { kind: "day", days: [{ months: 1 }] }],
    ["a week on tuesday", "a week on tuesday", { kind: "day", days: [{ days: 7, from: { weekday: 2 } }] }],
    ["in a couple of days", "in a couple of days", { kind: "day", days: [{ days: 2 }] }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["in days", "3 days", "in 2 hours", "for 3 days from today"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
