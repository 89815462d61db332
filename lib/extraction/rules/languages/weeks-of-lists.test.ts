import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 1 March 2027, at ten in Berlin. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2027-03-01T09:00:00Z"), timeZone: "Europe/Berlin", language })
    .map(({ start, end, recurrence }) => [end === null ? start : `${start}/${end}`, recurrence])
    .map((parts) => parts.filter((part) => part !== null).join(" "))
    .join(" + ");

describe("weekdays below a line that names one week", () => {
  it.each([
    [
      "de",
      "Wochenplan Hort Regenbogen (8.–12. März)\nMo: Turnen, 9:30 Uhr\nDi: Büchereitag\nDo: 15 Uhr Elterncafé",
      "2027-03-08T09:30 + 2027-03-09 + 2027-03-11T15:00",
    ],
    ["de", "Speiseplan Mensa Süd, KW 11\nMo: Linseneintopf\nDi: –\nMi: Gnocchi", "2027-03-15 + 2027-03-17"],
    [
      "de",
      "Einsatzplan Malerbetrieb Ott – Woche vom 15.03.\n\nMo  7:00 Gerüst Ahornweg\nMi  frei\nDo  8:30 Abnahme mit Frau Pohl",
      "2027-03-15T07:00 + 2027-03-18T08:30",
    ],
    ["de", "KW 12 (ab 22. März)\nMo: 8.15 Zahnarzt\nMi: nix\nFr: Wandertag", "2027-03-22T08:15 + 2027-03-26"],
    [
      "de",
      "Woche 22.–26.3.\n- Mo 10 Uhr Steuerberater\n- Di Homeoffice\n- Do 14:30 Elterngespräch\n- Fr frei",
      "2027-03-22T10:00 + 2027-03-23 + 2027-03-25T14:30",
    ],
    [
      "fr",
      "Cantine – semaine du 15 mars\nlundi 12h couscous\nmardi pique-nique",
      "2027-03-15T12:00 + 2027-03-16",
    ],
    [
      "fr",
      "Semaine 12\nLundi : dentiste 9h\nMercredi : judo 14h\nVendredi : repos",
      "2027-03-22T09:00 + 2027-03-24T14:00",
    ],
    [
      "fr",
      "Chantier, semaine du 15 au 19 mars\nLun : 8h échafaudage\nJeu : 10h30 réception avec Mme Paul",
      "2027-03-15T08:00 + 2027-03-18T10:30",
    ],
  ])("%s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("weekdays below a line that names no week, or more than one", () => {
  it.each([
    [
      "de",
      "Trainingsplan Schwimmverein, 12.4.–27.6.\nMo: 17 Uhr Anfänger\nMi: 18 Uhr Wettkampf",
      "2027-04-12T17:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20270627 + 2027-04-14T18:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270627",
    ],
    [
      "de",
      "Kursplan\nMo: 18 Uhr Yoga\nDo: 19 Uhr Zumba",
      "2027-03-01T18:00 FREQ=WEEKLY;BYDAY=MO + 2027-03-04T19:00 FREQ=WEEKLY;BYDAY=TH",
    ],
    ["de", "Mi 10.3.: Wandertag\nDo 11.3.: 15 Uhr Elterncafé", "2027-03-10 + 2027-03-11T15:00"],
    [
      "fr",
      "Cours d'automne, du 20 septembre au 12 décembre\nLundi : 18h yoga\nJeudi : 17h dessin",
      "2027-09-20T18:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20271212 + 2027-09-23T17:00 FREQ=WEEKLY;BYDAY=TH;UNTIL=20271212",
    ],
  ])("%s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});
