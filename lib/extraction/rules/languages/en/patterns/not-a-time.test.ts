import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseNotATime } from "./not-a-time";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseNotATime(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("numbers that are no time", () => {
  it.each([
    ["version 2.10.3 is out", "version 2.10.3", { kind: "noise" }],
    ["Ramadan timetable", "Ramadan timetable", { kind: "noise" }],
    ["Ramadan 1447, when to fast", "Ramadan 1447", { kind: "noise" }],
    ["room 404", "room 404", { kind: "noise" }],
    ["555-123-4567", "555-123-4567", { kind: "noise" }],
    ["Tel: 6555 0178 (7am - 7pm)", "Tel: 6555 0178", { kind: "noise" }],
    ["Tel: 6555 0178 9:30-5", "Tel: 6555 0178", { kind: "noise" }],
    ["https://a.example/2026/12/01", "https://a.example/2026/12/01", { kind: "noise" }],
    ["1290 San Tomas Aquino Rd", "1290 San Tomas Aquino Rd", { kind: "noise" }],
    ["jo2026@mail.example", "jo2026@mail.example", { kind: "noise" }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each(["late cancellations (<24h) £35", "less than 48 hours before", "more than 10 min"])(
    "takes how much is less or more than something for no time: %s",
    (text) => {
      const source = prepare(text, sentenceWords);
      const at = text.search(/\d/);
      expect(parseNotATime(source, at)?.value).toEqual({ kind: "noise" });
    },
  );

  it.each(["5pm", "Ramadan begins", "Ramadan 19:30", "2026-12-01", "12:30", "Dec 5"])(
    "leaves %j alone",
    (text) => {
      expect(parse(text)).toBeNull();
    },
  );
});
