import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseClockRange } from "./clock-range";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseClockRange(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a range of clocks", () => {
  it.each([
    [
      "3-4pm",
      "3-4pm",
      { kind: "clock", clocks: [{ hour: 3, meridiem: null }], end: { hour: 4, meridiem: "pm" } },
    ],
    ["from 2 to 5", "from 2 to 5", { kind: "clock", clocks: [{ hour: 2 }], end: { hour: 5 } }],
    [
      "10am to noon",
      "10am to noon",
      { kind: "clock", clocks: [{ hour: 10, meridiem: "am" }], end: { hour: 12, exact: true } },
    ],
    [
      "between 9 and 10:30",
      "between 9 and 10:30",
      { kind: "clock", clocks: [{ hour: 9 }], end: { hour: 10, minute: 30 } },
    ],
    [
      "10-11:30am",
      "10-11:30am",
      { kind: "clock", clocks: [{ hour: 10, minute: 0 }], end: { hour: 11, minute: 30, meridiem: "am" } },
    ],
    ["9.00 until 10.10.", "9.00 until 10.10", { clocks: [{ hour: 9 }], end: { hour: 10, minute: 10 } }],
    ["from 3 to 5 December 8", "from 3 to 5", { clocks: [{ hour: 3 }], end: { hour: 5 } }],
    ["3-4 team sync", "3-4", { clocks: [{ hour: 3 }], end: { hour: 4 } }],
    ["14:00 until 16h", "14:00 until 16h", { kind: "clock", clocks: [{ hour: 14 }], end: { hour: 16 } }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each([
    "3pm",
    "3 to 5 people",
    "10.1 - 10.12",
    "5pm until 18 December",
    "5pm till 20 Dec",
    "5pm until 18.12.",
  ])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });

  it.each(["6-9p Opus Affair", "9am-1pm drinks"])("is one before a word in the plural: %j", (text) => {
    expect(parse(text)).not.toBeNull();
  });

  it("is not sure of two bare numbers", () => {
    expect(parse("3-5")?.strength).toBe("weak");
  });
});
