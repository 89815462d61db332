import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 1 March 2027, at nine in Berlin. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2027-03-01T08:00:00Z"), timeZone: "Europe/Berlin", language })
    .map(({ start, end }) => (end === null ? start : `${start}/${end}`))
    .join(" + ");

describe("a German line that opens with its date", () => {
  it.each([
    ["8. März, 18 Uhr – Vortrag\n11. März, 20 Uhr – Film", "2027-03-08T18:00 + 2027-03-11T20:00"],
    ["8. März – Vortrag\n11. März – Film", "2027-03-08 + 2027-03-11"],
    ["8. 3. 2027 18 Uhr Vortrag\n11. 3. 2027 20 Uhr Film", "2027-03-08T18:00 + 2027-03-11T20:00"],
    [
      "Programm\n\n6. und 7. März, 16 Uhr: Kindertheater\n8. März, 18 Uhr: Vortrag",
      "2027-03-06T16:00 + 2027-03-07T16:00 + 2027-03-08T18:00",
    ],
    ["12. bis 14. März Skifreizeit\n3. Apr. 10 Uhr Flohmarkt", "2027-03-12/2027-03-14 + 2027-04-03T10:00"],
  ])("is of that day: %s", (text, times) => {
    expect(timesOf(text, "de")).toBe(times);
  });

  it.each([
    ["1. Kasse prüfen bis 8. März\n2. Saal mieten am 12. März", "2027-03-08 + 2027-03-12"],
    [
      "1. Mannschaft: Sonntag, 7. März, 15 Uhr\n2. Mannschaft: Sonntag, 7. März, 13 Uhr",
      "2027-03-07T15:00 + 2027-03-07T13:00",
    ],
    [
      "3. Klasse: 9. März, 19 Uhr Elternabend\n4. Klasse: 10. März, 19 Uhr Elternabend",
      "2027-03-09T19:00 + 2027-03-10T19:00",
    ],
  ])("is an item of a list where its number is none of a day: %s", (text, times) => {
    expect(timesOf(text, "de")).toBe(times);
  });
});

describe("what is due", () => {
  it.each([
    ["pt", "( ) vistoria dia 26, 9h\n( ) entregar chaves até 31", "2027-03-26T09:00 + 2027-03-31"],
    [
      "pt",
      "reunião de equipe dia 9, 14h\nentregar atestado da vacina até 11",
      "2027-03-09T14:00 + 2027-03-11",
    ],
    [
      "pt",
      "Boa tarde,\no relatório deve ser enviado até 12/03. A reunião será na quinta, 18/03, às 10h.",
      "2027-03-12 + 2027-03-18T10:00",
    ],
    [
      "it",
      "Buonasera,\nla relazione va inviata entro il 12/03. La riunione sarà giovedì 18/03 alle 10.",
      "2027-03-12 + 2027-03-18T10:00",
    ],
    ["fr", "attestation CAF avant la fin du mois", "2027-03-31"],
    ["fr", "Merci de répondre d'ici lundi 8 mars.", "2027-03-08"],
    ["de", "Bescheinigung bis Ende des Monats", "2027-03-31"],
    ["de", "Attest bis Freitag abgeben.", "2027-03-05"],
    ["de", "PayPal an Tom bis spätestens Mittwoch, 17.", "2027-03-17"],
  ])("has its last day in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });

  it.each([
    ["pt", "levar até 5 pessoas", ""],
    ["pt", "promoção: compre 3 até 10 unidades", ""],
    ["pt", "Pagar das 9 até 11", "2027-03-01T09:00/2027-03-01T11:00"],
    ["pt", "o bar fica aberto até 2", ""],
    ["de", "Urlaub bis Freitag", "2027-03-01/2027-03-05"],
    ["de", "Angebot gültig bis 31.03.", ""],
  ])("is told from how many, how long and what holds in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("lines that open with a weekday in small letters", () => {
  it.each([
    [
      "it",
      "venerdì 5, ore 21.30: concerto dei Malatempora (apertura porte ore 20.30)\nsabato 6 e domenica 7, dalle 10 alle 19: mercatino dell'usato\ngiovedì 11, ore 21: proiezione di un film, a seguire dibattito\ntutti i martedì, ore 20: corso di tango",
      "2027-03-05T21:30 + 2027-03-06T10:00/2027-03-06T19:00 + 2027-03-07T10:00/2027-03-07T19:00 + 2027-03-11T21:00 + 2027-03-02T20:00",
    ],
    [
      "es",
      "jue 4/3 20:00 Entrenamiento en el pabellón municipal\nsáb 6/3 15:00 Partido – aplazado al miér 10/3 19:00\ndom 14/3 11:00 Torneo",
      "2027-03-04T20:00 + 2027-03-10T19:00 + 2027-03-14T11:00",
    ],
    [
      "fr",
      "vendredi 5 mars, 20h30 : concert de la fanfare municipale\nsamedi 6 mars, 10h : atelier reliure pour les enfants\nmardi 9 mars, 18h : conférence",
      "2027-03-05T20:30 + 2027-03-06T10:00 + 2027-03-09T18:00",
    ],
    [
      "pt",
      "qui 11 – 9h reunião com o cliente Lúmen (sala online do projeto)\nsex 12 – 8h às 17h treinamento, unidade Sul\nsáb 13 – 10h mutirão",
      "2027-03-11T09:00 + 2027-03-12T08:00/2027-03-12T17:00 + 2027-03-13T10:00",
    ],
  ])("are a list in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });

  it.each([
    [
      "it",
      "Vi aspettiamo tutti per la grigliata di fine corso che si terrà\nsabato 6 marzo alle 12 nel cortile della scuola.",
      "2027-03-06T12:00",
    ],
    [
      "es",
      "Os esperamos a todos en la barbacoa de fin de curso, que será el\nsábado 6 de marzo a las 12:00 en el patio del colegio.",
      "2027-03-06T12:00",
    ],
    [
      "fr",
      "Nous vous attendons tous pour le barbecue de fin de session, le\nsamedi 6 mars à 12h dans la cour de l'école.",
      "2027-03-06T12:00",
    ],
    [
      "pt",
      "Esperamos todos para o churrasco de encerramento do curso, no\nsábado, 6 de março, às 12h no pátio da escola.",
      "2027-03-06T12:00",
    ],
  ])("go on with the sentence above in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("hours in brackets behind what asks to call", () => {
  it.each([
    [
      "de",
      "Passt der Termin nicht, rufen Sie uns bitte bis Donnerstag, 4. März an (Mo–Fr 7:30–16:00 Uhr).",
      "2027-03-04",
    ],
    [
      "es",
      "Si no le viene bien la cita, llámenos antes del jueves 4 de marzo (L-V de 7:30 a 16:00 h).",
      "2027-03-04",
    ],
    [
      "fr",
      "Si le rendez-vous ne vous convient pas, appelez-nous avant le jeudi 4 mars (lun-ven 7h30-16h).",
      "2027-03-04",
    ],
    [
      "it",
      "Se l'appuntamento non va bene, ci chiami entro giovedì 4 marzo (lun-ven 7:30-16:00).",
      "2027-03-04",
    ],
    ["pt", "Se a data não servir, ligue até quinta, 4 de março (seg. a sex., 7h30-16h).", "2027-03-04"],
    [
      "de",
      "Fragen? Tel. 0711 12345 (Mo-Do 9-12 und 14-16 Uhr)\nSommerfest am 3. Juli um 15 Uhr",
      "2027-07-03T15:00",
    ],
  ])("are those of an office in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });

  it("are those of the event where nobody is to call", () => {
    expect(timesOf("Yoga (Mo 18-19 Uhr), Probestunde am 8. März um 18 Uhr", "de")).toContain(
      "2027-03-08T18:00",
    );
  });
});

describe("a German number of its noun", () => {
  it.each([
    ["Am Freitag, 26. März, endet der Unterricht nach der 4. Stunde (11:20 Uhr).", "2027-03-26T11:20"],
    ["Omas 80. Geburtstag feiern wir am 8. Mai um 15 Uhr", "2027-05-08T15:00"],
    ["Training der 2. Mannschaft Do 4.3. 20 Uhr", "2027-03-04T20:00"],
    ["Am 4. Klavierstunde um 15 Uhr", "2027-03-04T15:00"],
  ])("is no day: %s", (text, times) => {
    expect(timesOf(text, "de")).toBe(times);
  });
});

describe("the weekdays of a working week beside their hours", () => {
  it.each([
    ["de", "Ferienkurs vom 5. bis 9. April (Mo–Fr 9–12 Uhr)"],
    ["es", "Curso de verano del 5 al 9 de abril, lunes a viernes, 9-12 h"],
    ["fr", "Stage du 5 au 9 avril (lundi au vendredi, 9h-12h)"],
    ["it", "Corso dal 5 al 9 aprile (lun-ven 9-12)"],
    ["pt", "Curso de 5 a 9 de abril (seg a sex, 9h-12h)"],
  ])("are those of the course in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("2027-04-05T09:00/2027-04-05T12:00");
  });

  it.each([
    ["de", "Mo–Fr 8.–12. März Skilager", "2027-03-08/2027-03-12"],
    ["de", "Fr–So 9–17 Uhr Flohmarkt", "2027-03-05T09:00/2027-03-05T17:00"],
    ["it", "lun-ven 8-12 marzo settimana bianca", "2027-03-08/2027-03-12"],
  ])("are told from dates and from a weekend in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});

describe("several days behind their word", () => {
  it.each([
    [
      "pt",
      "Dias 6 e 7, 16h – Teatro infantil\nDia 8, 18h – Palestra",
      "2027-03-06T16:00 + 2027-03-07T16:00 + 2027-03-08T18:00",
    ],
    [
      "es",
      "Días 6, 7 y 8, 16 h – Teatro\nDía 9, 18 h – Charla",
      "2027-03-06T16:00 + 2027-03-07T16:00 + 2027-03-08T16:00 + 2027-03-09T18:00",
    ],
  ])("are each a day in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });

  it.each([
    ["pt", "dias 6 e 7 de abril, 16h – Teatro", "2027-04-06T16:00 + 2027-04-07T16:00"],
    ["es", "Quedan 6 días y 7 noches de hotel", ""],
  ])("are told from a month and from how many in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});
