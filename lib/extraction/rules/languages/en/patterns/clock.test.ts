import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseClock } from "./clock";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseClock(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a time of day", () => {
  it.each([
    ["3pm tomorrow", "3pm", { kind: "clock", clocks: [{ hour: 3, minute: 0, meridiem: "pm" }] }],
    ["5p", "5p", { kind: "clock", clocks: [{ hour: 5, minute: 0, meridiem: "pm" }] }],
    ["3:30 p.m.", "3:30 p.m.", { kind: "clock", clocks: [{ hour: 3, minute: 30, meridiem: "pm" }] }],
    ["14h", "14h", { kind: "clock", clocks: [{ hour: 14, minute: 0, meridiem: null, exact: true }] }],
    ["9h15", "9h15", { kind: "clock", clocks: [{ hour: 9, minute: 15, meridiem: null, exact: true }] }],
    [
      "half past seven",
      "half past seven",
      { kind: "clock", clocks: [{ hour: 7, minute: 30, meridiem: null }] },
    ],
    ["quarter to 4", "quarter to 4", { kind: "clock", clocks: [{ hour: 3, minute: 45, meridiem: null }] }],
    ["ten past nine", "ten past nine", { kind: "clock", clocks: [{ hour: 9, minute: 10, meridiem: null }] }],
    ["noon", "noon", { kind: "clock", clocks: [{ hour: 12, minute: 0, meridiem: null, exact: true }] }],
    [
      "midnight",
      "midnight",
      { kind: "clock", clocks: [{ hour: 0, minute: 0, meridiem: null, exact: true }] },
    ],
    [
      "six in the evening",
      "six in the evening",
      { kind: "clock", clocks: [{ hour: 6, minute: 0, meridiem: "pm" }] },
    ],
    [
      "4:30 in the morning",
      "4:30 in the morning",
      { kind: "clock", clocks: [{ hour: 4, minute: 30, meridiem: "am" }] },
    ],
    [
      "1430 hrs",
      "1430 hrs",
      { kind: "clock", clocks: [{ hour: 14, minute: 30, meridiem: null, exact: true }] },
    ],
    ["0830", "0830", { kind: "clock", clocks: [{ hour: 8, minute: 30, meridiem: null, exact: true }] }],
    [
      "seven thirty pm",
      "seven thirty pm",
      { kind: "clock", clocks: [{ hour: 7, minute: 30, meridiem: "pm" }] },
    ],
    ["8 o'clock", "8 o'clock", { kind: "clock", clocks: [{ hour: 8, minute: 0, meridiem: null }] }],
    ["20 past 3pm", "20 past 3pm", { kind: "clock", clocks: [{ hour: 3, minute: 20, meridiem: "pm" }] }],
    [
      "end of day",
      "end of day",
      { kind: "clock", clocks: [{ hour: 17, minute: 0, meridiem: null, exact: true }] },
    ],
    ["10 and 2 on Tuesday", "10 and 2", { kind: "clock", clocks: [{ hour: 10 }, { hour: 2 }] }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["5 people", "30 minutes", "7.5 kg", "3 stars", "25 coins"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });

  it.each(["7", "seven", "1815", "20ish"])("is not sure of %j", (text) => {
    expect(parse(text)?.strength).toBe("weak");
  });

  it.each(["1ish", "6 ish, bring wine", "7ish tomorrow"])("is sure of %j", (text) => {
    expect(parse(text)?.strength).toBe("strong");
  });
});
