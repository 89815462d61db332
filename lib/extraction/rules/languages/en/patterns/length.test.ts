import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseLength } from "./length";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseLength(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a length of time", () => {
  it.each([
    ["for 45 minutes", "for 45 minutes", { kind: "length", length: { minutes: 45, days: 0, months: 0 } }],
    ["30 min", "30 min", { kind: "length", length: { minutes: 30, days: 0, months: 0 } }],
    ["2h", "2h", { kind: "length", length: { minutes: 120, days: 0, months: 0 } }],
    [
      "an hour and a half",
      "an hour and a half",
      { kind: "length", length: { minutes: 90, days: 0, months: 0 } },
    ],
    [
      "1 hour 30 minutes",
      "1 hour 30 minutes",
      { kind: "length", length: { minutes: 90, days: 0, months: 0 } },
    ],
    [
      "lasting two hours",
      "lasting two hours",
      { kind: "length", length: { minutes: 120, days: 0, months: 0 } },
    ],
    ["for 3 days", "for 3 days", { kind: "length", length: { minutes: 0, days: 3, months: 0 } }],
    ["1.5 hours", "1.5 hours", { kind: "length", length: { minutes: 90, days: 0, months: 0 } }],
    ["half an hour", "half an hour", { kind: "length", length: { minutes: 30, days: 0, months: 0 } }],
    [
      "for the next month",
      "for the next month",
      { kind: "length", length: { minutes: 0, days: 0, months: 1 } },
    ],
    ["for 2 w", "for 2 w", { kind: "length", length: { minutes: 0, days: 14, months: 0 } }],
    ["2w", "2w", { kind: "length", length: { minutes: 0, days: 14, months: 0 } }],
    ["for 30' ", "for 30'", { kind: "length", length: { minutes: 30, days: 0, months: 0 } }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each([
    "3 people",
    "hours",
    "2 hours ago",
    "a quarter past 3",
    "18.00 h",
    "8 w/ mom",
    "1 w/Bob",
    "2 d/t outage",
    "6 w Bob",
  ])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
