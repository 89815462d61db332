import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Friday, 20 November 2026, 09:00 in Berlin. */
const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T08:00:00Z"),
    timeZone: "Europe/Berlin",
    language: "en",
  }).map(({ start, end, title, venue, recurrence }) =>
    [
      end === null ? start : `${start}/${end.slice(11)}`,
      recurrence,
      title,
      venue === "" ? null : `@ ${venue}`,
    ]
      .filter((part) => part !== null)
      .join(" "),
  );

describe("a German text of several lines", () => {
  it("tells a mail's header, thanks, what does not take place and office hours from its events", () => {
    const text = `Von: Sabine Krause <s.krause@tsv-nordheim.de>
An: Eltern E-Jugend
Gesendet: Mittwoch, 18. November 2026 20:14
Betreff: Weihnachtsturnier und letzte Trainings

Liebe Eltern,

vielen Dank für eure Hilfe beim Spiel am vergangenen Samstag!

Unser Weihnachtsturnier findet am Sonntag, den 13. Dezember, von 10 bis 15 Uhr in der Sporthalle am Kirchweg statt. Treffpunkt ist um 9:30 Uhr am Eingang.

Am 24. und 31.12. findet kein Training statt. Bitte meldet euch bis zum 4. Dezember an.

Sportliche Grüße
Sabine
--
TSV Nordheim, Geschäftsstelle Mo-Fr 9-12 Uhr, Tel. 05133 4432`;
    expect(read(text)).toEqual([
      "2026-12-13T10:00/15:00 Weihnachtsturnier @ Sporthalle am Kirchweg",
      "2026-12-04 Anmeldung Weihnachtsturnier",
    ]);
  });

  it("reads the labels of a confirmation, and no consulting hours", () => {
    const text = `Hallo Frau Berger,

hiermit bestätigen wir Ihren Termin in unserer Praxis:

Datum: Dienstag, 1. Dezember 2026
Uhrzeit: 09:15 Uhr
Behandler: Dr. Schmidt
Ort: Praxis am Markt, Marktplatz 4, 21335 Lüneburg

Bitte bringen Sie Ihre Versichertenkarte mit.

Unsere Sprechzeiten: Mo, Di, Do 8-12 und 14-18 Uhr, Fr 8-13 Uhr`;
    expect(read(text)).toEqual([
      "2026-12-01T09:15 Termin in unserer Praxis @ Praxis am Markt, Marktplatz 4, 21335 Lüneburg",
    ]);
  });

  it("reads a programme under its heading", () => {
    const text = `Programm Kulturwoche Dezember

Mo 7.12.  19:30  Lesung mit Juli Zeh, Stadtbücherei
Do 10.12. 18:00  Vernissage „Licht“, Galerie Nord
Sa 12.12. 15:00  Kindertheater Räuber Hotzenplotz, Bürgerhaus

Eintritt 12 €, ermäßigt 8 €. Abendkasse ab 19 Uhr geöffnet.`;
    expect(read(text)).toEqual([
      "2026-12-07T19:30 Lesung mit Juli Zeh @ Stadtbücherei",
      "2026-12-10T18:00 Vernissage „Licht“ @ Galerie Nord",
      "2026-12-12T15:00 Kindertheater Räuber Hotzenplotz @ Bürgerhaus",
    ]);
  });

  it("tells what minutes report from what they announce", () => {
    const text = `Protokoll der Vorstandssitzung vom 12. November 2026

Anwesend: Müller, Schulz, Kaya
Die Sitzung begann um 19 Uhr und endete um 21:15 Uhr.

TOP 1: Kassenbericht
Herr Schulz berichtete über die Einnahmen beim Herbstfest am 3. Oktober (1.240 €).

TOP 2: Termine
- Adventsfeier am 5. Dezember ab 15 Uhr im Vereinsheim
- Jahreshauptversammlung: Freitag, 29. Januar 2027, 19:30 Uhr, Gasthof Krone`;
    expect(read(text)).toEqual([
      "2026-12-05T15:00 Adventsfeier @ Vereinsheim",
      "2027-01-29T19:30 Jahreshauptversammlung @ Gasthof Krone",
    ]);
  });

  it("reads the legs of a ticket", () => {
    const text = `DB Fahrkarte
Hinfahrt am Fr 27.11.2026
ICE 578  Stuttgart Hbf ab 08:51 Gleis 9
         Hamburg Hbf an 14:24 Gleis 14
Rückfahrt am So 29.11.2026
ICE 579  Hamburg Hbf ab 16:01
         Stuttgart Hbf an 21:35`;
    expect(read(text)).toEqual([
      "2026-11-27T08:51/14:24 ICE 578 Stuttgart Hbf → Hamburg Hbf @ Stuttgart Hbf",
      "2026-11-29T16:01/21:35 ICE 579 Hamburg Hbf → Stuttgart Hbf @ Hamburg Hbf",
    ]);
  });

  it("reads a deadline for an answer as such", () => {
    const text = `Liebe Kolleginnen und Kollegen,

die Weihnachtsfeier ist am 11. Dezember ab 18 Uhr im Restaurant Lindenhof. Bitte sagt mir bis zum 30. November Bescheid, ob ihr kommt.

Beste Grüße
Martin Vogel`;
    expect(read(text)).toEqual([
      "2026-12-11T18:00 Weihnachtsfeier @ Restaurant Lindenhof",
      "2026-11-30 Rückmeldung Weihnachtsfeier",
    ]);
  });

  it("reads lists of days beside what they are of", () => {
    const text =
      "Müllabfuhr Dezember\nBiotonne: 3.12., 17.12., 31.12.\nRestmüll: 10.12. und 24.12.\nPapier: 15.12.";
    expect(read(text)).toEqual([
      "2026-12-03 Biotonne",
      "2026-12-17 Biotonne",
      "2026-12-31 Biotonne",
      "2026-12-10 Restmüll",
      "2026-12-24 Restmüll",
      "2026-12-15 Papier",
    ]);
  });

  it("finds none in opening hours", () => {
    const text = `Öffnungszeiten über die Feiertage

Montag bis Freitag 8-18 Uhr
Samstag 9-13 Uhr
24.12. geschlossen
31.12. 8-12 Uhr

Wir wünschen frohe Weihnachten!`;
    expect(read(text)).toEqual([]);
  });

  it("takes a weekday in a message's stamp for no plan", () => {
    const text = `[Mo 18:12] Urs: Turnen diese Woche am Donnerstag um 20 Uhr?
[Mo 18:17] Corinne: ja, passt
[Di 07:33] Reto: bin dabei`;
    expect(read(text).map((event) => event.slice(11, 16))).toEqual(["20:00"]);
  });

  it("leaves out the last meal before an examination, and how to report who is ill", () => {
    const text = `Sehr geehrte Frau Kern,

Darmspiegelung: Mi., 9. Dezember 2026, 8.15 Uhr, Praxis Hofmann
Bitte nüchtern, letzte Mahlzeit am Vorabend.

Krankmeldungen bitte bis 7.30 Uhr telefonisch.`;
    expect(read(text).map((event) => event.slice(0, 16))).toEqual(["2026-12-09T08:15"]);
  });
});
