import { describe, expect, it } from "vitest";
import { readFacts } from "./quote-facts";

/** The facts of some words in short: weekdays, days as day/month/year, clocks as hours. */
function said(words: string, language: string): string {
  const { weekdays, days, clocks, isWhole } = readFacts(words, language);
  const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  return [
    ...[...weekdays].map((weekday) => `wd${weekday}`),
    ...days.map(({ day, month, year }) => `${day}/${month}${year === null ? "" : `/${year}`}`),
    ...clocks.map((minutes) => minutes.map(clock).join(" or ")),
    ...(isWhole ? [] : ["and more"]),
  ].join(", ");
}

describe("readFacts", () => {
  it.each([
    ["am Mittwoch, 2. Dezember um 19:30 Uhr", "de", "wd3, 2/12, 19:30"],
    ["Mittwoch um halb 8 Uhr", "de", "wd3, and more"],
    ["mardi 1er décembre à 18h30", "fr", "wd2, 1/12, 18:30"],
    ["mar. 1 déc. 9h15", "fr", "wd2, 1/12, 9:15 or 21:15"],
    ["du 13 au 20 février 2027", "fr", "13/2/2027, 20/2/2027"],
    ["viernes 18 de diciembre a las 21:30", "es", "wd5, 18/12, 21:30"],
    ["giovedì 26 novembre ore 8.45", "it", "wd4, 26/11, 8:45 or 20:45"],
    ["próxima quarta-feira às 14h30", "pt", "wd3, 14:30, and more"],
    ["donderdag 3 december om 16.15 uur", "nl", "wd4, 3/12, 16:15"],
    ["12月18日(金)19時", "ja", "18/12, 19:00, and more"],
    ["11월 25일 수요일 오후 3시", "ko", "wd3, 25/11, 15:00"],
    ["w piątek 27 listopada o 9:30", "pl", "wd5, 27/11, 9:30 or 21:30"],
    ["Fri Dec 4, 2026 at 7 p.m.", "en", "wd5, 4/12/2026, 19:00"],
    ["on 2026-12-04", "en", "4/12/2026"],
    ["30.11. um 14:15", "de", "30/11, 14:15"],
    ["von 17 bis 18:30 Uhr", "de", "17:00, 18:30"],
    ["zwei Stunden nach dem Treffen um 9 Uhr", "de", "and more"],
    ["los lunes a las 18 h", "es", "wd1, 18:00"],
    ["sabato dalle 20 alle 24", "it", "wd6, 20:00, 0:00"],
    ["on the 12th at 9am", "en", "12/null, 9:00"],
    ["demain, 2 h", "fr", "and more"],
    ["samedi 5 décembre 14h 17h", "fr", "wd6, 5/12, 14:00, 17:00"],
    ["Mondays at 16:00", "en", "wd1, 16:00"],
    ["5/12", "it", "5/12, 12/5"],
    ["9.10", "de", "and more"],
    ["in 3 weeks", "en", "and more"],
    ["", "en", "and more"],
  ])("reads %j (%s) as %j", (words, language, facts) => {
    expect(said(words, language)).toBe(facts);
  });
});
