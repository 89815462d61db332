import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Wednesday, 20 January 2027, at ten in the evening in Madrid. */
const timesOf = (language: string, text: string): string =>
  readText({ text, nowMs: Date.parse("2027-01-20T21:00:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start, end, recurrence }) => [end === null ? start : `${start}/${end}`, recurrence])
    .map((parts) => parts.filter((part) => part !== null).join(" "))
    .join(" + ");

describe("a day by its number", () => {
  it.each([
    ["fr", "Réunion le 1er à 18h", "2027-02-01T18:00"],
    ["fr", "Je déménage le 1er, rdv 8h chez moi", "2027-02-01T08:00"],
    ["fr", "Réponds-moi avant le 5 stp", "2027-02-05"],
    ["de", "Sag bis zum 5. Bescheid", "2027-02-05"],
    ["de", "Gebt bis zum 5.2. Bescheid", "2027-02-05"],
  ])("%s: %s", (language, text, times) => {
    expect(timesOf(language, text)).toBe(times);
  });
});

describe("what else a language says of a time", () => {
  it.each([
    [
      "de",
      "Training dienstags 18 Uhr, letztmals in diesem Jahr am 14. Dezember",
      "2027-01-26T18:00 FREQ=WEEKLY;BYDAY=TU;UNTIL=20271214",
    ],
    [
      "de",
      "An Christi Himmelfahrt gehts los: 10 Uhr am Parkplatz. Gebt bitte bis Sonntag Bescheid.",
      "2027-05-06T10:00 + 2027-01-24",
    ],
    ["es", "mañana tempranito, a las ocho menos cuarto en la puerta del gimnasio", "2027-01-21T07:45"],
    ["es", "El vuelo sale mañana a las 6:50", "2027-01-21T06:50"],
    [
      "it",
      "Incontro mercoledì 27 alle 17.30. Durata prevista: un'ora e un quarto.",
      "2027-01-27T17:30/2027-01-27T18:45",
    ],
    [
      "pt",
      "Limpeza da caixa: 26/02. O prédio fica sem água das 8h às 14h.",
      "2027-02-26T08:00/2027-02-26T14:00",
    ],
    [
      "fr",
      "ALLER sam. 20 févr.\n10:06 Paris Montparnasse > 12:14 Bordeaux St-Jean, TGV 8431, voiture 14, place 52\nRETOUR dim. 28 févr.\n18:46 Bordeaux St-Jean > 20:55 Paris Montparnasse, TGV 8476, voiture 3, place 17",
      "2027-02-20T10:06/2027-02-20T12:14 + 2027-02-28T18:46/2027-02-28T20:55",
    ],
  ])("%s: %s", (language, text, times) => {
    expect(timesOf(language, text)).toBe(times);
  });
});
