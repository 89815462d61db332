import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseMonthOnly } from "./month-only";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseMonthOnly(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a month without a day", () => {
  it.each([
    ["november", "november", { kind: "day", days: [{ kind: "calendar", month: 11, day: 1 }] }],
    ["in April 2027", "in April 2027", { kind: "day", days: [{ month: 4, year: 2027 }] }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["november 5", "mayor"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
