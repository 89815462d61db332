import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseAllDay } from "./all-day";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseAllDay(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a whole day", () => {
  it.each([
    ["all day", "all day", { kind: "all-day" }],
    ["the whole day", "the whole day", { kind: "all-day" }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["all days", "daylight"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
