import { describe, expect, it } from "vitest";
import { readWhole } from "@/lib/extraction/rules/read-text";

/** The starts of what is read on Monday, 1 March 2027. */
const startsOf = (language: string, text: string): string[] =>
  readWhole({
    text,
    nowMs: Date.parse("2027-03-01T08:00:00Z"),
    timeZone: "Europe/Madrid",
    language,
  }).drafts.map(({ start }) => start);

describe("days that are counted from another event", () => {
  it.each([
    [
      "es",
      "La inauguración de la galería es el viernes 12 de marzo a las 20:00. Dos días antes, a las 17:00, hacemos el montaje.",
      ["2027-03-12T20:00", "2027-03-10T17:00"],
    ],
    [
      "es",
      "Su operación está fijada para el martes 16 de marzo a las 8:30. Ingresará la tarde anterior a las 18:00.",
      ["2027-03-16T08:30", "2027-03-15T18:00"],
    ],
    [
      "es",
      "La obra se estrena el 20 de marzo a las 21 h. Una semana después, a las 19 h, coloquio con los actores.",
      ["2027-03-20T21:00", "2027-03-27T19:00"],
    ],
    [
      "it",
      "La sagra della castagna è sabato 20 marzo dalle 16. Tre giorni prima, alle 18, montiamo i gazebo in piazza.",
      ["2027-03-20T16:00", "2027-03-17T18:00"],
    ],
    [
      "it",
      "Il saggio di pianoforte è fissato per il 12 giugno alle 17. La prova generale si tiene la sera prima alle 19.30.",
      ["2027-06-12T17:00", "2027-06-11T19:30"],
    ],
    [
      "pt",
      "A corrida é no domingo, 14 de março, às 8h. A entrega dos kits será dois dias antes, das 10h às 18h, na loja.",
      ["2027-03-14T08:00", "2027-03-12T10:00"],
    ],
    [
      "pt",
      "O casamento é dia 20 de março às 17h. Na noite anterior, às 20h, jantar de ensaio no Hotel Sol.",
      ["2027-03-20T17:00", "2027-03-19T20:00"],
    ],
  ])("are of the event before, in %s: %s", (language, text, starts) => {
    expect(startsOf(language, text)).toEqual(starts);
  });

  it.each([
    [
      "es",
      "La reunión con los proveedores será tres semanas antes, el 12 de abril, a las 16:30.",
      ["2027-04-12T16:30"],
    ],
    [
      "es",
      "La revisión es el 25 de marzo a las 9:40. Puede anularla hasta dos días antes.",
      ["2027-03-25T09:40"],
    ],
    [
      "it",
      "La visita è il 25 marzo alle 9.40. Per disdirla serve una mail con almeno tre giorni di preavviso.",
      ["2027-03-25T09:40"],
    ],
    [
      "pt",
      "A consulta é no dia 25 de março às 9h40. Desmarque com pelo menos dois dias de antecedência.",
      ["2027-03-25T09:40"],
    ],
  ])("are none where the date is said or a term told, in %s: %s", (language, text, starts) => {
    expect(startsOf(language, text)).toEqual(starts);
  });
});

describe("a figure behind a word that leads to an hour", () => {
  it("is an hour at the end of its sentence", () => {
    const text = "La gita è sabato 20 marzo, partenza alle 7.15, arrivo a Bologna alle 9.05.\nA presto";
    expect(startsOf("it", text)).toEqual(["2027-03-20T07:15"]);
  });

  it("is a date behind any other", () => {
    expect(startsOf("it", "Consegna del modulo entro il 9.05.")).toEqual(["2027-05-09"]);
  });
});

describe("what only looks like an event beside one", () => {
  it.each([
    [
      "es",
      "Buenos días, Sr. Gil:\n\nEl fontanero irá el jueves 4 a las 9:30. Si lo prefiere, tenemos hueco el viernes por la tarde.\n\nFontanería Ríos",
      ["2027-03-04T09:30"],
    ],
    [
      "pt",
      "Boa tarde,\n\nO técnico passa aí na terça, dia 9, entre as 10h e as 13h. Se preferir, temos vaga na quinta de manhã.\n\nOficina Lopes",
      ["2027-03-09T10:00"],
    ],
    [
      "it",
      "Teo: allora venerdì alle 20 al Centro Azzurri\nLuca: ok\nSamu: ci sono, ma arrivo alle 20.15\nTeo: sono 7 € a testa",
      ["2027-03-05T20:00"],
    ],
  ])("is none, in %s: %s", (language, text, starts) => {
    expect(startsOf(language, text)).toEqual(starts);
  });
});

describe("the heading of a week", () => {
  it.each([
    [
      "pt",
      "SEMANA DE 8 A 12 DE MARÇO\n\nTerça: ida à biblioteca, 10h30\nQuinta: entrega dos trabalhos às 9h",
      ["2027-03-09T10:30", "2027-03-11T09:00"],
    ],
    [
      "pt",
      "Agenda da semana 15 a 19 de março\nSegunda 9h – reunião de equipe\nQuarta 14h – dentista",
      ["2027-03-15T09:00", "2027-03-17T14:00"],
    ],
    [
      "es",
      "Cuadrante semana del 8 al 14 de marzo\n\nLunes 8:00-15:00 Pablo\nMiércoles 15:00-22:00 Eva",
      ["2027-03-08T08:00", "2027-03-10T15:00"],
    ],
    [
      "it",
      "Menu della settimana 8-12 marzo\nMartedì – riunione mensa ore 16\nGiovedì – merenda ore 15.30",
      ["2027-03-09T16:00", "2027-03-11T15:30"],
    ],
  ])("is none beside what happens on its days, in %s: %s", (language, text, starts) => {
    expect(startsOf(language, text)).toEqual(starts);
  });

  it.each([
    ["it", "La settimana dal 15 al 19 marzo sono a Torino per il corso.", ["2027-03-15"]],
    ["es", "Vacaciones la semana del 22 al 28 de marzo", ["2027-03-22"]],
    ["pt", "Semana de provas: 15 a 19 de março", ["2027-03-15"]],
  ])("is one where it is said what is on, in %s: %s", (language, text, starts) => {
    expect(startsOf(language, text)).toEqual(starts);
  });
});

describe("the last day behind the first", () => {
  const spansOf = (language: string, text: string): string[] =>
    readWhole({
      text,
      nowMs: Date.parse("2027-03-01T08:00:00Z"),
      timeZone: "Europe/Madrid",
      language,
    }).drafts.map(({ start, end }) => `${start}/${end}`);

  it.each([
    ["es", "Las obras comenzarán el lunes 8 de marzo y terminarán el 26 de marzo.", "2027-03-08/2027-03-26"],
    ["es", "El curso empieza el 8 de marzo y acaba el 9 de abril.", "2027-03-08/2027-04-09"],
    ["it", "I lavori inizieranno lunedì 8 marzo e termineranno il 26 marzo.", "2027-03-08/2027-03-26"],
    ["pt", "As obras começam no dia 8 de março e terminam no dia 26 de março.", "2027-03-08/2027-03-26"],
    ["pt", "O torneio começa a 8 de março e termina a 11 de abril.", "2027-03-08/2027-04-11"],
  ])("ends one event, in %s: %s", (language, text, span) => {
    expect(spansOf(language, text)).toEqual([span]);
  });

  it("is another thing where it is another that ends", () => {
    expect(startsOf("es", "El plazo termina el 26 de marzo.")).toEqual(["2027-03-26"]);
  });
});

describe("a day with its hour behind an article", () => {
  it.each([
    ["El vuelo sale el 12 a las 7:05 y llega a las 9:20.", ["2027-03-12T07:05"]],
    ["La cena con los clientes es el 13 a las 21 en Casa Juan.", ["2027-03-13T21:00"]],
    ["Taller de cerámica el sábado de 10 a 2", ["2027-03-06T10:00"]],
  ])("is no range of hours: %s", (text, starts) => {
    expect(startsOf("es", text)).toEqual(starts);
  });
});

describe("an hour between a mass and a drink", () => {
  it.each([
    ["Domenica 14 marzo: messa ore 10.30, segue aperitivo.", ["2027-03-14T10:30"]],
    ["Sabato 13 marzo aperitivo alle 7.30, poi andiamo al mercato coperto.", ["2027-03-13T19:30"]],
  ])("is of what is said first: %s", (text, starts) => {
    expect(startsOf("it", text)).toEqual(starts);
  });
});

describe("hours of a house", () => {
  it("are of the morning where it opens again", () => {
    expect(startsOf("it", "La palestra riapre lunedì 29 marzo alle 7.")).toEqual(["2027-03-29T07:00"]);
    expect(startsOf("it", "Cena di fine corso lunedì 29 marzo alle 8.")).toEqual(["2027-03-29T20:00"]);
  });

  it("are none of an event behind the name of an office", () => {
    const text =
      "PARROCCHIA SAN LUCA\n\nDomenica 14 marzo: messa ore 10.30\n\nUfficio parrocchiale: mar-gio 9-11";
    expect(startsOf("it", text)).toEqual(["2027-03-14T10:30"]);
  });
});
