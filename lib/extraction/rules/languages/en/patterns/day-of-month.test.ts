import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseDayOfMonth } from "./day-of-month";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseDayOfMonth(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a day without its month", () => {
  it.each([
    ["the 24th at 3pm", "the 24th", { kind: "day", days: [{ kind: "calendar", month: null, day: 24 }] }],
    ["Tues 24th", "Tues 24th", { kind: "day", days: [{ kind: "calendar", day: 24, weekday: 2 }] }],
    ["on the fifth", "on the fifth", { kind: "day", days: [{ day: 5 }] }],
    ["the 5th of next month", "the 5th of next month", { kind: "day", days: [{ day: 5, monthShift: 1 }] }],
    ["the 20th to the 22nd", "the 20th to the 22nd", { kind: "day", days: [{ day: 20 }], last: { day: 22 } }],
    ["friday 23 at 4", "friday 23", { kind: "day", days: [{ day: 23, weekday: 5 }] }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each([
    ["on the thirtieth", "strong"],
    ["on the first for Rob", "strong"],
    ["on the twelfth, please", "strong"],
    ["on the third try", null],
    ["on the second and third", "weak"],
    ["the twelfth", "weak"],
    ["on the first of these", "weak"],
  ])("takes %j, in words, as %s", (text, strength) => {
    expect(parse(text)?.strength ?? null).toBe(strength);
  });

  it.each([
    "the 5th avenue",
    "the second half",
    "the 3rd quarter",
    "sunday 11",
    "the 2 of us",
    "the 6.x importer",
  ])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
