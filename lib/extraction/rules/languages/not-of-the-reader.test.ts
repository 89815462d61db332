import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 1 March 2027, at ten in Berlin. */
const startsOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2027-03-01T09:00:00Z"), timeZone: "Europe/Berlin", language })
    .map(({ start }) => start)
    .join(" + ");

describe("days of prices, rules and cards, hours below a name", () => {
  it.each([
    [
      "de",
      "Sehr geehrte Mieter,\n\nmit Wirkung vom 1. Mai gelten neue Entgelte für die Waschküche: 2,50 € je Waschgang.\n\nHausverwaltung Pohl",
      "",
    ],
    ["de", "Liebe Kunden,\n\nzum 1. April 2027 passen wir unsere Preise an.\n\nIhr Salon Vera", ""],
    [
      "de",
      "Ihre Parkkarte wird am 30. Juni ungültig.\nNeue Karten gibt es am 24. Juni ab 9 Uhr im Bürgerbüro.",
      "2027-06-24T09:00",
    ],
    [
      "de",
      "Ab 1. April übernimmt Frau Dr. Seidel die Praxis.\nAm 26. März feiern wir Abschied, ab 15 Uhr.",
      "2027-03-26T15:00",
    ],
    [
      "de",
      "Hallo Ilka,\n\ndanke für dein Angebot von Freitag. Können wir am Donnerstag um 11 telefonieren?\n\nGruß\nSönke",
      "2027-03-04T11:00",
    ],
    [
      "de",
      "Ihr Passat ist fertig, Abholung am 16.3. um 16 Uhr.\n\nAutohaus Bielmeier\nMo-Fr 7:30-18 Uhr, Sa 9-12 Uhr",
      "2027-03-16T16:00",
    ],
    ["fr", "Bonjour,\n\nDès le 1er mai, les tarifs de la laverie passeront à 2,50 €.\n\nRégie Duval", ""],
    ["fr", "Madame,\n\nVotre loyer passera à 640 € à compter du 1er juillet.\n\nRégie Duval", ""],
    [
      "fr",
      "Votre carte de stationnement expirera le 30 juin.\nNouvelles cartes le 24 juin dès 9 h en mairie.",
      "2027-06-24T09:00",
    ],
    [
      "fr",
      "Bonjour M. Lenz,\n\nl'entretien aura lieu le 11 mars à 14 h.\n\nMenuiserie Ott\nLun-jeu 7h-16h, ven 7h-12h",
      "2027-03-11T14:00",
    ],
    [
      "fr",
      "Le nouveau règlement entrera en vigueur à compter du 1er mai. Réunion le 12 mars à 20 h.",
      "2027-03-12T20:00",
    ],
  ])("%s: %s", (language, text, starts) => {
    expect(startsOf(text, language)).toBe(starts);
  });
});

describe("what sounds alike and is an event", () => {
  it.each([
    ["de", "Am 1. April um 10 Uhr übernimmt Frau Seidel die Führung.", "2027-04-01T10:00"],
    ["de", "Danke für die Einladung am Freitag um 19 Uhr, wir kommen gern!", "2027-03-05T19:00"],
    ["de", "Ohne Ihre Rückmeldung bis zum 11. März gilt der neue Termin als bestätigt.", "2027-03-11"],
    ["de", "Ab dem 12. März treffen wir uns freitags um 18 Uhr.", "2027-03-12T18:00"],
    ["fr", "Le spectacle passera à la télé le 12 mars à 20 h.", "2027-03-12T20:00"],
    ["fr", "À partir du 12 mars, nous nous retrouvons le vendredi à 18 h.", "2027-03-12T18:00"],
  ])("%s: %s", (language, text, starts) => {
    expect(startsOf(text, language)).toBe(starts);
  });
});
