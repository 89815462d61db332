import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseRelativeDay } from "./relative-day";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseRelativeDay(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a day counted from today", () => {
  it.each([
    ["tomorrow at 5", "tomorrow", { kind: "day", days: [{ kind: "shift", days: 1 }] }],
    ["today", "today", { kind: "day", days: [{ kind: "shift", days: 0 }] }],
    ["the day after tomorrow", "the day after tomorrow", { kind: "day", days: [{ kind: "shift", days: 2 }] }],
    ["day before yesterday", "day before yesterday", { kind: "day", days: [{ kind: "shift", days: -2 }] }],
    ["tommorow", "tommorow", { kind: "day", days: [{ kind: "shift", days: 1 }] }],
    ["tmrw 3pm", "tmrw", { kind: "day", days: [{ kind: "shift", days: 1 }] }],
    ["tonight at 8", "tonight", { kind: "day", part: "night" }],
    ["tomorrow morning", "tomorrow morning", { kind: "day", part: "morning" }],
    ["last night", "last night", { kind: "day", part: "night", days: [{ days: -1 }] }],
    [
      "the next day at 9",
      "the next day",
      { kind: "day", days: [{ kind: "shift", days: 1, from: { kind: "same-day" } }] },
    ],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["Tom is here", "this meeting", "notoday", "tomato"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
