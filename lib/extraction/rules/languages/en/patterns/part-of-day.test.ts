import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parsePartOfDay } from "./part-of-day";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parsePartOfDay(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a part of the day", () => {
  it.each([
    ["in the morning", "in the morning", { kind: "part", part: "morning" }],
    ["at night", "at night", { kind: "part", part: "night" }],
    ["evening 4:30", "evening", { kind: "part", part: "evening" }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["morning person", "night shift", "mornington"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
