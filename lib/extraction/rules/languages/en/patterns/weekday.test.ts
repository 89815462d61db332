import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseWeekday } from "./weekday";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseWeekday(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a weekday", () => {
  it.each([
    ["Friday at 3", "Friday", { kind: "day", days: [{ kind: "weekday", weekday: 5, which: "bare" }] }],
    ["next tue", "next tue", { kind: "day", days: [{ kind: "weekday", weekday: 2, which: "next" }] }],
    [
      "this coming monday",
      "this coming monday",
      { kind: "day", days: [{ kind: "weekday", weekday: 1, which: "bare" }] },
    ],
    [
      "last wednesday",
      "last wednesday",
      { kind: "day", days: [{ kind: "weekday", weekday: 3, which: "last" }] },
    ],
    [
      "Friday week",
      "Friday week",
      { kind: "day", days: [{ kind: "weekday", weekday: 5, which: "on-or-after", weeks: 1 }] },
    ],
    [
      "wednesday of next week",
      "wednesday of next week",
      { kind: "day", days: [{ kind: "weekday", weekday: 3, which: "in-week", weeks: 1 }] },
    ],
    [
      "Tue & Thu next week",
      "Tue & Thu next week",
      {
        kind: "day",
        days: [
          { kind: "weekday", weekday: 2, which: "in-week", weeks: 1 },
          { kind: "weekday", weekday: 4, which: "in-week", weeks: 1 },
        ],
      },
    ],
    ["thusday", "thusday", { kind: "day", days: [{ kind: "weekday", weekday: 4 }] }],
    [
      "Mon, Wed and Fri at 9am",
      "Mon, Wed and Fri",
      { kind: "day", days: [{ weekday: 1 }, { weekday: 3 }, { weekday: 5 }] },
    ],
    ["monday morning", "monday morning", { kind: "day", part: "morning" }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["sunny", "month", "friend", "wedding"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });

  it.each(["Sun Microsystems", "sat down", "sun"])("is not sure of %j", (text) => {
    expect(parse(text)?.strength).toBe("weak");
  });
});
