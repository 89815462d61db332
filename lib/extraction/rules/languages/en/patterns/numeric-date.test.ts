import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseNumericDate } from "./numeric-date";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseNumericDate(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a date in digits", () => {
  it.each([
    [
      "2026-12-01 14:00",
      "2026-12-01",
      { kind: "day", days: [{ kind: "calendar", year: 2026, month: 12, day: 1, weekday: null }] },
    ],
    [
      "12/25/26",
      "12/25/26",
      { kind: "day", days: [{ kind: "calendar", year: 2026, month: 12, day: 25, weekday: null }] },
    ],
    [
      "4/25 at 4",
      "4/25",
      { kind: "day", days: [{ kind: "calendar", year: null, month: 4, day: 25, weekday: null }] },
    ],
    [
      "22/04",
      "22/04",
      { kind: "day", days: [{ kind: "calendar", year: null, month: 4, day: 22, weekday: null }] },
    ],
    [
      "26.9. at 8",
      "26.9.",
      { kind: "day", days: [{ kind: "calendar", year: null, month: 9, day: 26, weekday: null }] },
    ],
    [
      "1.12.2026",
      "1.12.2026",
      { kind: "day", days: [{ kind: "calendar", year: 2026, month: 12, day: 1, weekday: null }] },
    ],
    [
      "20261205T0900",
      "20261205T",
      { kind: "day", days: [{ kind: "calendar", year: 2026, month: 12, day: 5, weekday: null }] },
    ],
    [
      "14-15.11.2017",
      "14-15.11.2017",
      {
        kind: "day",
        days: [{ kind: "calendar", year: 2017, month: 11, day: 14, weekday: null }],
        last: { kind: "calendar", year: 2017, month: 11, day: 15, weekday: null },
      },
    ],
    [
      "Fri 3/4",
      "Fri 3/4",
      { kind: "day", days: [{ kind: "calendar", year: null, month: 3, day: 4, weekday: 5 }] },
    ],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["31/04", "15/28/2022", "2014-08-32", "80-32-89-89", "4-6 pm", "3/4/5/6"])(
    "leaves %j alone",
    (text) => {
      expect(parse(text)).toBeNull();
    },
  );

  it("keeps the other order of day and month as a doubt", () => {
    const value = parse("4/5")?.value;
    expect(value).toMatchObject({ other: { days: [{ month: 5, day: 4 }] } });
    expect(parse("4/25")?.value).toMatchObject({ other: null });
  });
});
