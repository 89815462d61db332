import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Friday, 20 November 2026, 09:00 in Berlin. */
const read = (text: string, language = "en") =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T08:00:00Z"),
    timeZone: "Europe/Berlin",
    language,
  }).map(({ start, end, title, recurrence }) =>
    [end === null ? start : `${start}/${end.slice(11)}`, recurrence, title]
      .filter((part) => part !== null)
      .join(" "),
  );

describe("a German sentence", () => {
  it.each([
    ["Zahnarzt morgen um halb neun", "2026-11-21T08:30 Zahnarzt"],
    ["Treffen am Montag um 14:30 Uhr", "2026-11-23T14:30 Treffen"],
    ["Besprechung Dienstag 24. November von 9 bis 11 Uhr", "2026-11-24T09:00/11:00 Besprechung"],
    ["Abendessen mit Sanne heute Abend um viertel nach sieben", "2026-11-20T19:15 Abendessen mit Sanne"],
    ["Die Party ist am 12. Dezember 2026 um 20.00 Uhr", "2026-12-12T20:00 Party"],
    ["In zwei Wochen beginnt der Kurs", "2026-12-04 Kurs"],
    ["Aufräumen dieses Wochenende mit den Nachbarn", "2026-11-21/ Aufräumen mit den Nachbarn"],
    ["Workshop Montag um 14:00, 45 Minuten", "2026-11-23T14:00/14:45 Workshop"],
    ["Prüfung am Dienstag um 9 Uhr, 2 Stunden lang", "2026-11-24T09:00/11:00 Prüfung"],
    ["Feier am 24.12. um 20 Uhr", "2026-12-24T20:00 Feier"],
    ["Urlaub vom 3. bis 5.12.", "2026-12-03/ Urlaub"],
    ["Zeltlager vom 3. bis zum 5. Dezember", "2026-12-03/ Zeltlager"],
    ["Friseur am Freitag um drei viertel acht", "2026-11-27T19:45 Friseur"],
    ["Yoga viertel acht am Donnerstag", "2026-11-26T19:15 Yoga"],
    ["Kaffee mit Oma in acht Tagen", "2026-11-27 Kaffee mit Oma"],
    ["Elternabend am Freitag, den 27. November um 19.30 Uhr", "2026-11-27T19:30 Elternabend"],
    ["Silvesterparty am 31.12. ab 21 Uhr", "2026-12-31T21:00 Silvesterparty"],
    ["Heiligabend um 18 Uhr bei Oma Erna", "2026-12-24T18:00 Heiligabend"],
    ["Vorlesung Mo 10 Uhr c.t. im HS 5", "2026-11-23T10:15 Vorlesung"],
    ["Konzert Sa 20h in der Philharmonie", "2026-11-21T20:00 Konzert"],
    ["Übermorgen fünf vor halb zehn Impfung", "2026-11-22T09:25 Impfung"],
    ["uebermorgen zwanzig nach acht Impfung", "2026-11-22T08:20 Impfung"],
    ["Telefonat nächste Woche Donnerstag um 11", "2026-11-26T11:00 Telefonat"],
    ["Telefonat übernächste Woche Donnerstag um elf", "2026-12-03T11:00 Telefonat"],
    ["Di 8.12. 17.30 Weihnachtsfeier im Ratskeller", "2026-12-08T17:30 Weihnachtsfeier"],
    ["Mittagessen am 3. um 12 mit Jonas", "2026-12-03T12:00 Mittagessen mit Jonas"],
    ["am 24. um 8 Zahnarzt", "2026-11-24T08:00 Zahnarzt"],
    ["ganztägig am Samstag Flohmarkt", "2026-11-21 Flohmarkt"],
    ["Grillen am Samstagnachmittag bei Tim", "2026-11-21T14:00 Grillen"],
    ["Am 1. Advent um 15 Uhr Adventskaffee", "2026-11-29T15:00 Adventskaffee"],
    ["Sommerfest am ersten Samstag im Juli", "2027-07-03 Sommerfest"],
    ["in einer halben Stunde Call mit Max", "2026-11-20T09:30 Call mit Max"],
    ["Urlaub 23.12. - 6.1.", "2026-12-23/ Urlaub"],
    ["Klassenfahrt 14.–18. Juni nach Berlin", "2027-06-14/ Klassenfahrt nach Berlin"],
    ["KW 50 Inventur", "2026-12-07/ Inventur"],
    ["Geburtstag Oma: 5. März", "2027-03-05 Geburtstag Oma"],
    ["Heute in einer Woche: Abgabe Projektbericht", "2026-11-27 Abgabe Projektbericht"],
    ["Mittwoch in einer Woche Zahnreinigung", "2026-12-02 Zahnreinigung"],
    ["Abgabe der Hausarbeit am 15.01.2027", "2027-01-15 Abgabe der Hausarbeit"],
    ["Das Paket kommt zwischen 10 und 12 Uhr", "2026-11-20T10:00/12:00 Paket"],
    ["in ner Viertelstunde Yoga mit Tina, dauert ca 10 min", "2026-11-20T09:15/09:25 Yoga mit Tina"],
    ["Schafkopf am Freitag um siebne", "2026-11-27T19:00 Schafkopf"],
    ["Znüni am Zischtig am halbi zähni mit Reto", "2026-11-24T09:30 Znüni mit Reto"],
    ["Ableser kommt Do zw. 9 + 11", "2026-11-26T09:00/11:00 Ableser"],
    ["Techniker am 3.12. zw. 14:00 und 16:00", "2026-12-03T14:00/16:00 Techniker"],
    ["Orgelkonzert am 5. Dezember, 19h30 im Dom", "2026-12-05T19:30 Orgelkonzert"],
    ["Kur von Samstag 12. bis Donnerstag 24. Dezember", "2026-12-12/ Kur"],
    ["Schach jeden zweiten Dienstagabend", "2026-11-24T18:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TU Schach"],
    ["Klausur BWL II, 17.02.2027, 8:30 s.t., HS 3, 120 Min.", "2027-02-17T08:30/10:30 Klausur BWL II"],
  ])("is read by its own words: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
    expect(read(text, "de")).toEqual([event]);
  });

  it.each([
    ["Jeden Mittwoch um 19:30 Chorprobe", "2026-11-25T19:30 FREQ=WEEKLY;BYDAY=WE Chorprobe"],
    ["Training wöchentlich am Dienstag um 20 Uhr", "2026-11-24T20:00 FREQ=WEEKLY;BYDAY=TU Training"],
    ["Schwimmen montags um 18:30", "2026-11-23T18:30 FREQ=WEEKLY;BYDAY=MO Schwimmen"],
    [
      "alle zwei Wochen freitags um 10 Uhr Jour fixe",
      "2026-11-20T10:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR Jour fixe",
    ],
    [
      "Stammtisch jeden ersten Freitag im Monat um 19 Uhr",
      "2026-12-04T19:00 FREQ=MONTHLY;BYDAY=1FR Stammtisch",
    ],
    ["Müllabfuhr jeden zweiten Dienstag", "2026-11-24 FREQ=WEEKLY;INTERVAL=2;BYDAY=TU Müllabfuhr"],
    ["Jeden Montag und Mittwoch um 7 Uhr Frühsport", "2026-11-23T07:00 FREQ=WEEKLY;BYDAY=MO,WE Frühsport"],
    ["Werktags um 9 Uhr Standup", "2026-11-20T09:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR Standup"],
    ["Reinigung kommt jeden Freitagvormittag", "2026-11-20T09:00 FREQ=WEEKLY;BYDAY=FR Reinigung"],
    [
      "Skat jeden zweiten Dienstag ab 1.12. 19 Uhr im Ratskeller",
      "2026-12-01T19:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=TU Skat",
    ],
    [
      "Yogakurs dienstags, 8 Termine ab 1. Dezember, 18 bis 19:15 Uhr",
      "2026-12-01T18:00/19:15 FREQ=WEEKLY;BYDAY=TU;COUNT=8 Yogakurs",
    ],
  ])("is read as a series: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
  });

  it("may name several days", () => {
    expect(read("Handballtraining Di + Do 18:00-19:30")).toEqual([
      "2026-11-24T18:00/19:30 Handballtraining",
      "2026-11-26T18:00/19:30 Handballtraining",
    ]);
    expect(read("Am 3. und 10. Dezember jeweils 17 Uhr Plätzchen backen")).toEqual([
      "2026-12-03T17:00 Plätzchen backen",
      "2026-12-10T17:00 Plätzchen backen",
    ]);
  });

  it.each([
    "Die Tickets kosten 20 Euro",
    "Das ist so um 8 Euro teuer",
    "Ich habe 3 Äpfel und 10 Birnen gekauft",
    "Das Training am Montag fällt aus",
    "Seit 2019 wohnen wir hier",
    "Er ist 30 Jahre alt und 1,80 groß",
    "Guten Morgen zusammen!",
    "Wie war dein Wochenende?",
    "Früher war alles besser",
    "Eines Tages werde ich reisen",
    "Bis dann, schönen Abend noch",
    "Die Sitzung vom 12. November wurde protokolliert.",
    "Ich war gestern um 8 beim Arzt",
    "Wir hatten letzten Montag um 10 Uhr ein gutes Gespräch",
    "Montags habe ich nie Lust aufzustehen",
    "Es ist fünf vor zwölf für das Klima",
    "Morgen ist auch noch ein Tag",
    "Öffnungszeiten: Mo-Fr 9-18 Uhr",
    "Der Laden hat samstags bis 16 Uhr geöffnet",
    "Das Museum ist täglich von 10 bis 18 Uhr geöffnet",
    "Unser Büro ist Mo-Do von 8 bis 16 Uhr besetzt",
    "Oma ist am 3. März 1941 geboren",
    "Hätte ich das am Montag gewusst, wäre ich gekommen",
    "Das Spiel endete 3:2",
    "Der DAX stieg um 1,5 Prozent auf 19.200 Punkte",
    "Wir haben gestern Abend bis 2 Uhr getanzt",
    "Letztes Jahr im August waren wir in Italien",
    "Das Hotel kostet 120 Euro pro Nacht",
    "Ruf mich unter 0171 2345678 an",
    "Version 2.3.1 ist verfügbar",
    "Er kommt immer um fünf vor acht nach Hause",
    "Der Zug hatte 20 Minuten Verspätung",
    "Bin um 7 aufgestanden",
    "Seit Montag regnet es",
    "Vor drei Wochen habe ich gekündigt",
    "Das Kapitel 12 ist lang",
    "Seite 14 bis 20 lesen",
    "Im Sommer fahren wir gern ans Meer",
    "Kostenlose Stornierung bis 24 Stunden vor Anreise",
    "Heute ist nicht mein Tag",
    "Ich wünsche dir einen schönen Sonntag",
    "Sonntags schlafe ich aus",
    "Der Film dauert 2 Stunden 15",
    "Eintritt 8 Euro, Kinder unter 12 frei",
    "Damals, im Mai 1998, war alles anders",
    "Sie ist Jahrgang 1987",
    "Gleis 5, Wagen 12",
    "Die Aktion gilt nur noch bis Sonntag",
    "Training am Dienstag fällt leider aus",
    "Der Termin am 3.12. wurde abgesagt",
    "Wenn ich am Wochenende Zeit hätte",
    "De Apéro geschter isch mega schön gsi",
    "Die Kaution für die Whg 12/3 ist überwiesen",
  ])("gives no event where it names no time of one: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
