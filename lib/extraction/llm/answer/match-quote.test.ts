import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timed } from "@/lib/testing/processor-time";
import { matchQuote, sourceOf } from "./match-quote";

const spansOf = (text: string, quote: string, gaps: "none" | "few" | "of-time" = "of-time") =>
  matchQuote(sourceOf(text), quote, gaps).map(({ spans }) => spans.map((span) => span.quote).join(" … "));

describe("matchQuote", () => {
  it.each([
    ["Friday with Ana at 7pm", "Friday at 7pm", "Friday … at 7pm"],
    ["Sat 🗓 28 Nov, 2-5pm 🎈", "Sat 28 Nov 2-5pm", "Sat 🗓 28 Nov, 2-5pm"],
    ["3 Dec | 09:00–10:30 | Opening", "3 Dec 9:00 - 10:30", "3 Dec | 09:00–10:30"],
    ["**Mon**\n9:30 a.m.", "Mon, 9.30 am", "Mon**\n9:30 a.m"],
    ["le mardi 1er décembre à 18h30", "mardi 1 decembre, 18 h 30", "mardi 1 … décembre … 18h30"],
    ["viernes 18 de diciembre a las 21:30", "viernes 18 diciembre 21:30", "viernes 18 … diciembre … 21:30"],
    ["zwischen 8 und 10 Uhr", "von 8 - 10 Uhr", "8 … 10 Uhr"],
    ["am 30.11. um 14:15", "30.11 um 14:15 Uhr", "30.11. um 14:15"],
    ["11월 25일 수요일 오후 3시에", "11월 25일 오후 3시", "11월 25일 … 오후 3시"],
    ["12月18日(金)19時から", "12月18日 19時", "12月18日 … 19時"],
    ["ביום שלישי ב-15:00", "יום שלישי 15:00", "יום שלישי … 15:00"],
    ["perjantaina klo 18", "perjantai 18", "perjantaina … 18"],
    ["In January: lifts on the 20th at 2pm", "January 20th at 2pm", "January … 20th at 2pm"],
  ])("finds in %j the words %j", (text, quote, found) => {
    expect(spansOf(text, quote)).toEqual([found]);
  });

  it("finds another form of a day's name in the language of the text, beside a number where it is short", () => {
    const find = (text: string, quote: string, language: string) =>
      matchQuote(sourceOf(text, language), quote, "of-time").map((match) => match.quote);
    expect(find("am Mo., 07.12.2026", "Montag, 07.12.2026", "de")).toEqual(["Mo., 07.12.2026"]);
    expect(find("We sat down at 7pm", "Saturday at 7pm", "en")).toEqual([]);
    expect(find("am Mo., 07.12.2026", "Dienstag, 07.12.2026", "de")).toEqual([]);
  });

  it("keeps an hour and its minutes in one piece, whatever stands between them", () => {
    expect(spansOf("dia 1 às 14h20", "dia 1 14:20")).toEqual(["dia 1 … 14h20"]);
  });

  it.each([
    ["Café Luz resturant", "Café Luz restaurant", "Café Luz resturant"],
    ["Aula der Grundschule", "Aula Grundschule", "Aula … Grundschule"],
    ["회의실 B에서", "회의실 B", "회의실 B"],
    ["the Ocupational clinic", "Occupational clinic", "Ocupational clinic"],
  ])("finds in %j the quote %j despite small differences", (text, quote, found) => {
    expect(spansOf(text, quote, "few")).toEqual([found]);
  });

  it.each([
    ["a word of time that the text has not", "Lunch at noon", "tomorrow at noon"],
    ["another number", "at 17:30", "at 17:20"],
    ["another day, a letter apart", "on Monday at 9", "on Sunday at 9"],
    ["another month, a letter apart", "18 juin", "18 juil"],
    ["half of the day", "at 9am", "at 9pm"],
    ["another order", "Friday at 7pm", "7pm Friday"],
    ["the hour of another day", "Friday at 7pm, Monday at 9am", "Friday at 9am"],
    ["another person", "Lunch with Ana Reed", "Ana Ross"],
    ["part of a number", "at 1530", "at 15"],
    ["small words alone", "Lunch at the Mill", "on at"],
  ])("refuses %s", (_, text, quote) => {
    expect(spansOf(text, quote)).toEqual([]);
  });

  it("skips no word of a person, and few of a place", () => {
    expect(spansOf("Ana and Bo Lima", "Ana Lima", "none")).toEqual([]);
    expect(spansOf("Hall by the old canal of Leeds", "Hall Leeds", "few")).toEqual([]);
  });

  it("finds every place that skips the fewest words", () => {
    expect(spansOf("Friday market. On Friday with Ana at 7pm", "Friday at 7pm")).toEqual(["Friday … at 7pm"]);
    expect(spansOf("At 9 am. At 9, am I late?", "at 9am")).toEqual(["At 9 am", "At 9, am"]);
  });

  it("returns the text's own words, whatever text and quote", () => {
    const words = fc.array(
      fc.constantFrom("at", "9", "09", "pm", "Friday", "Ana", "Anna", ",", "|", "3시에", "明日"),
    );
    fc.assert(
      fc.property(words, words, (said, quoted) => {
        const text = said.join(" ");
        for (const match of matchQuote(sourceOf(text), quoted.join(" "), "of-time")) {
          expect(match.quote).toBe(text.slice(match.start, match.end));
          for (const span of match.spans) expect(span.quote).toBe(text.slice(span.start, span.end));
        }
      }),
    );
  });
});

describe("an answer of two hundred events to a text of full length", () => {
  it("is found quickly, although no quote of it is exact", () => {
    const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    const line = (at: number) =>
      `${days[at % 5]} ${at % 28} March with Ana at ${at % 12}:${10 + at} pm, room ${at}\n`;
    const text = Array.from({ length: 33 }, (_, at) => line(at)).join("");
    const { result, spentMs } = timed(() => {
      const source = sourceOf(text);
      const quotes = Array.from(
        { length: 200 },
        (_, at) => `${days[at % 5]} ${at % 28} March ${at % 12}:${10 + at} pm`,
      );
      return quotes.filter((quote) => matchQuote(source, quote, "of-time").length > 0);
    });
    expect(result.length).toBeGreaterThan(20);
    expect(spentMs).toBeLessThan(500);
  });
});
