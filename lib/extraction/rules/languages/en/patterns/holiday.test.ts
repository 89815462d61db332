import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseHoliday } from "./holiday";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseHoliday(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("a holiday", () => {
  it.each([
    [
      "Thanksgiving 2027",
      "Thanksgiving 2027",
      { kind: "day", days: [{ kind: "holiday", name: "thanksgiving", year: 2027 }] },
    ],
    ["New Year's Eve at 9", "New Year's Eve", { kind: "day", days: [{ name: "new year's eve" }] }],
    [
      "MLK day of last year",
      "MLK day of last year",
      { kind: "day", days: [{ name: "mlk day", yearShift: -1 }] },
    ],
    ["easter '06", "easter '06", { kind: "day", days: [{ year: 2006 }] }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["a holiday", "eastern", "boss"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });

  it("is not sure of the name of something", () => {
    expect(parse("Christmas party")?.strength).toBe("weak");
  });
});
