import { describe, expect, it } from "vitest";
import { sentenceWords } from "@/lib/extraction/rules/languages/en/sentence/sentence-words";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseException } from "./exception";

/** What the parser takes at the beginning of a text, and its value. */
function parse(text: string) {
  const found = parseException(prepare(text, sentenceWords), 0);
  return (
    found && { words: text.slice(0, found.end), value: found.value, strength: found.strength ?? "strong" }
  );
}

describe("days a series leaves out", () => {
  it.each([
    ["except Friday", "except Friday", { kind: "except", byDay: ["FR"] }],
    ["but not on weekends", "but not on weekends", { kind: "except", byDay: ["SA", "SU"] }],
  ])("reads %j", (text, words, value) => {
    expect(parse(text)).toMatchObject({ words, value });
  });

  it.each([
    ["Choir every Monday at 7pm, except 7 December", "except 7 December"],
    ["Choir every Monday at 7pm except Dec 7 and Dec 14", "except Dec 7 and Dec 14"],
    ["Yoga on Tuesdays 6-7pm but not on 8 December", "but not on 8 December"],
    ["Sync every weekday excluding Dec 24-26", "excluding Dec 24-26"],
    ["Nets every Tuesday, bar the 29th Dec", "bar the 29th Dec"],
    ["Piano every Thursday, no lesson on Nov 26", "no lesson on Nov 26"],
  ])("reads single days behind a series: %j", (text, words) => {
    const at = text.indexOf(words);
    const value = { kind: "except", byDay: [], byMonth: [], isNote: true };
    expect(parseException(prepare(text, sentenceWords), at)).toMatchObject({ value, end: text.length });
  });

  it("reads single days behind those of the week", () => {
    const value = { kind: "except", byDay: ["FR"], byMonth: [], isNote: true };
    expect(parse("except on Fridays and Dec 24")).toMatchObject({
      words: "except on Fridays and Dec 24",
      value,
    });
  });

  it("keeps the single days, those in a row with their last", () => {
    const dates = (text: string, words: string) => {
      const found = parseException(prepare(text, sentenceWords), text.indexOf(words))?.value;
      return found?.kind === "except" ? found.dates : null;
    };
    const december = (day: number) => ({ kind: "calendar", month: 12, day });
    expect(dates("Choir every Monday at 7pm except Dec 7 and Dec 14", "except")).toMatchObject([
      { day: december(7), last: null },
      { day: december(14), last: null },
    ]);
    expect(dates("Sync every weekday excluding Dec 24-26", "excluding")).toMatchObject([
      { day: december(24), last: december(26) },
    ]);
  });

  it("asks for a series before single days", () => {
    const text = "There is no school on Nov 26";
    expect(parseException(prepare(text, sentenceWords), text.indexOf("no school"))).toBeNull();
  });

  it.each(["except Bob", "expect Friday"])("leaves %j alone", (text) => {
    expect(parse(text)).toBeNull();
  });
});
