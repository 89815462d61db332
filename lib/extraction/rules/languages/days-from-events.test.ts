import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 1 March 2027, at ten in Berlin. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2027-03-01T09:00:00Z"), timeZone: "Europe/Berlin", language })
    .map(({ start, end }) => (end === null ? start : `${start}/${end}`))
    .join(" + ");

describe("days that are counted from the event before", () => {
  it.each([
    [
      "de",
      "Die Jahresversammlung ist am Freitag, 19. März, um 20 Uhr im Gasthaus Krone. Anträge sind 14 Tage vorher beim Obmann einzureichen.",
      "2027-03-19T20:00 + 2027-03-05",
    ],
    [
      "de",
      "Ihr Termin: Donnerstag, 11.03.2027, 10:40 Uhr.\nKontrolle eine Woche später um 8:15 Uhr.",
      "2027-03-11T10:40 + 2027-03-18T08:15",
    ],
    [
      "de",
      "Ihr Passat kann am 15.3. ab 7:30 Uhr gebracht werden, Abholung am nächsten Tag ab 16 Uhr.",
      "2027-03-15T07:30 + 2027-03-16T16:00",
    ],
    [
      "de",
      "Premiere ist am Freitag, 12. März, 20 Uhr. Die Dernière folgt am Samstag darauf um 19 Uhr.",
      "2027-03-12T20:00 + 2027-03-13T19:00",
    ],
    [
      "de",
      "Sommerfest am 3. Juli ab 15 Uhr. Aufbau am Tag vorher um 17 Uhr, Abbau am Tag drauf um 10 Uhr.",
      "2027-07-03T15:00 + 2027-07-02T17:00 + 2027-07-04T10:00",
    ],
    [
      "de",
      "Die Wohnungen vorn sind am Mittwoch, 10. März, um 8 Uhr dran.\nDas Hinterhaus folgt am darauffolgenden Freitag um 9 Uhr.",
      "2027-03-10T08:00 + 2027-03-12T09:00",
    ],
    [
      "fr",
      "Le ramonage aura lieu le mercredi 10 mars à 8 h. Une seconde visite est prévue le mercredi suivant à 14 h.",
      "2027-03-10T08:00 + 2027-03-17T14:00",
    ],
    [
      "fr",
      "Votre rendez-vous est fixé au jeudi 11 mars à 10h40.\nContrôle une semaine après à 8h15.",
      "2027-03-11T10:40 + 2027-03-18T08:15",
    ],
    [
      "fr",
      "L'assemblée aura lieu le vendredi 19 mars à 18 h 30. Les candidatures sont à déposer quinze jours avant.",
      "2027-03-19T18:30 + 2027-03-05",
    ],
    [
      "fr",
      "Concert le 20 mars à 20h. La générale a lieu la veille à 18h, le rangement le lendemain à 10h.",
      "2027-03-20T20:00 + 2027-03-19T18:00 + 2027-03-21T10:00",
    ],
    [
      "fr",
      "Samedi 12 juin 2027, nous nous disons oui !\n14 h Cérémonie, chapelle de Lembach\n18 h Dîner\nLa veille, on se retrouve dès 19 h chez les Huber. Le lendemain, brunch à 11 h.",
      "2027-06-12T14:00 + 2027-06-12T18:00 + 2027-06-11T19:00 + 2027-06-13T11:00",
    ],
  ])("%s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("time before an event that is none of its own", () => {
  it.each([
    ["de", "Stornierung bis 14 Tage vorher kostenlos. Kurs am 20. März um 10 Uhr.", "2027-03-20T10:00"],
    ["de", "Konzert am 20. März um 19 Uhr. Einlass eine halbe Stunde vorher.", "2027-03-20T19:00"],
    ["de", "Er kam am Montag. Eine Woche später war er wieder weg.", ""],
    ["fr", "Stage le 20 mars à 10h. Annulation gratuite jusqu'à quinze jours avant.", "2027-03-20T10:00"],
    [
      "fr",
      "La séance se tiendra le jeudi 18 mars à 19 h en mairie. Accueil une demi-heure avant.",
      "2027-03-18T19:00",
    ],
    ["fr", "Il est parti lundi. Une semaine après, il était de retour.", ""],
  ])("%s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});
