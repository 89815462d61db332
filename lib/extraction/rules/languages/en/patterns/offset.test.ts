import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseOffset } from "./offset";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseOffset(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a time counted from now", () => {
  it.each([
    ["in 2 hours", "in 2 hours", { kind: "offset", minutes: 120, from: "now" }],
    ["45 minutes from now", "45 minutes from now", { kind: "offset", minutes: 45, from: "now" }],
    ["an hour later", "an hour later", { kind: "offset", minutes: 60, from: "previous" }],
    ["in 1d 2hr 5min", "in 1d 2hr 5min", { kind: "offset", minutes: 1565 }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["in 3 days", "2 hours", "in hours"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
