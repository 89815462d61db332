import { describe, expect, it } from "vitest";
import { readText } from "./read-text";

/** Friday, 20 November 2026, 09:00 in Berlin. */
const read = (text: string) =>
  readText({ text, nowMs: Date.parse("2026-11-20T08:00:00Z"), timeZone: "Europe/Berlin", language: "en" });

describe("a text in a language without a pack", () => {
  it.each([
    "Möte på måndag klockan 14:30",
    "Tandläkare imorgon kväll, och glöm inte att ringa",
    "Reunió dilluns a les 14:30 a la nostra oficina de Girona",
    "Spotkanie w poniedziałek o godz. 14:30",
    "Встреча в понедельник в 14:30",
  ])("gives no day that only words say: %s", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("gives the dates that it writes in digits, with the hours beside them", () => {
    const drafts = read("Die Sitzung ist am 24.11.2026 um 14:30 Uhr.\nDer Vertrag endet am 3.12.2026.");
    expect(drafts.map(({ start, allDay }) => [start, allDay])).toEqual([
      ["2026-11-24T14:30", false],
      ["2026-12-03", true],
    ]);
  });

  it("keeps evidence that is in the text", () => {
    const text = "Hallo zusammen,\ndie Sitzung ist am 24.11.2026 um 14:30 Uhr.";
    for (const { start, end, quote } of read(text).flatMap(({ evidence }) => evidence))
      expect(text.slice(start, end)).toBe(quote);
  });
});
