import { describe, expect, it } from "vitest";
import { titleTimes } from "@/lib/extraction/rules/languages/en/details/title-times";
import { restoreTitleWords } from "./restore-title-words";
import { segmentOf } from "./segment-of";
import { tokenize } from "./tokens";

function timesLeft(marked: string, rule: string): number {
  const segment = segmentOf(marked);
  const taken = segment.taken.map((span) => ({ ...span, rule }));
  const tokens = restoreTitleWords(segment.text, tokenize({ ...segment, taken }), titleTimes);
  return tokens.filter((token) => token.kind === "time").length;
}

describe("restoreTitleWords", () => {
  it.each([
    ["movie [night]", "part-of-day"],
    ["[evening] walk", "part-of-day"],
    ["[Christmas] party", "holiday"],
    ["[the annual] gala", "recurrence"],
    ["[Weekly] sync", "recurrence"],
  ])("gives back %s", (marked, rule) => {
    expect(timesLeft(marked, rule)).toBe(0);
  });

  it.each([
    ["dinner [tomorrow night]", "part-of-day"],
    ["[Christmas] is here", "holiday"],
    ["party [on Christmas] eve", "holiday"],
    ["rent [monthly]", "recurrence"],
    ["gym [at noon] daily", "clock"],
  ])("leaves %s taken", (marked, rule) => {
    expect(timesLeft(marked, rule)).toBe(1);
  });

  it("gives back a night beside a day, without the blank between", () => {
    const segment = segmentOf("Pizza [night ][Friday 8pm]");
    const tokens = restoreTitleWords(segment.text, tokenize(segment), titleTimes);
    expect(tokens.map(({ kind, text }) => [kind, text])).toEqual([
      ["word", "Pizza"],
      ["word", "night"],
      ["time", "Friday 8pm"],
    ]);
  });
});
