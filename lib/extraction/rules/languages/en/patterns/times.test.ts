import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseTimes } from "./times";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseTimes(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("how often", () => {
  it.each([
    ["10 times", "10 times", { kind: "times", count: 10 }],
    ["for 5 occurrences", "for 5 occurrences", { kind: "times", count: 5 }],
    ["3x", "3x", { kind: "times", count: 3 }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["times", "5 people"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
