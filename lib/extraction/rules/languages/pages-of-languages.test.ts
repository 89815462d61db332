import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 23 November 2026, at noon in Madrid. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2026-11-23T11:00:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start, end, recurrence }) => [end === null ? start : `${start}/${end}`, recurrence])
    .map((parts) => parts.filter((part) => part !== null).join(" "))
    .join(" + ");

describe("the day of a line above", () => {
  it.each([
    [
      "de",
      "Fahrt nach Ulm\nSamstag, 5. Dezember\nAbfahrt 8:00 Uhr am Markt, Rückkehr gegen 18:30 Uhr\nAnmeldung bis 1. Dezember",
    ],
    [
      "es",
      "Excursión a Soria\nSábado 5 de diciembre\nSalida a las 8:00 de la plaza, regreso sobre las 18:30\nInscripciones hasta el 1 de diciembre",
    ],
    [
      "fr",
      "Sortie à Blois\nSamedi 5 décembre\nDépart à 8h place de l'Église, retour vers 18h30\nInscriptions avant le 1er décembre",
    ],
    [
      "it",
      "Gita a Lucca\nSabato 5 dicembre\nPartenza ore 8:00 da piazza Roma, rientro previsto alle 18:30\nIscrizioni entro il 1 dicembre",
    ],
    [
      "pt",
      "Passeio a Sintra\nSábado, 5 de dezembro\nSaída às 8h da praça, regresso previsto para as 18h30\nInscrições até 1 de dezembro",
    ],
    [
      "en",
      "Trip to Bath\nSaturday 5 December\nDeparts 8am from the square, back around 6.30pm\nSign up by 1 December",
    ],
  ])("is that of hours beside a deadline in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("2026-12-05T08:00/2026-12-05T18:30 + 2026-12-01");
  });
});

describe("a length that is said of each", () => {
  it.each([
    ["de", "Prüfungen (jeweils 90 Minuten)\nStatistik: Mo 7.12., 9 Uhr\nMarketing: Do 10.12., 14 Uhr"],
    ["es", "EXÁMENES (cada uno dura 90 minutos)\nEstadística: lun 7/12, 9:00\nMarketing: jue 10/12, 14:00"],
    [
      "fr",
      "PARTIELS (durée : 1h30 chacun)\nStatistiques : lundi 7 décembre, 9h\nMarketing : jeudi 10 décembre, 14h",
    ],
    ["it", "ESAMI (durata: 90 minuti ciascuno)\nStatistica: lun 7/12, ore 9\nMarketing: gio 10/12, ore 14"],
    ["pt", "PROVAS (duração de 90 minutos cada)\nEstatística: seg 7/12, 9h\nMarketing: qui 10/12, 14h"],
  ])("%s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe(
      "2026-12-07T09:00/2026-12-07T10:30 + 2026-12-10T14:00/2026-12-10T15:30",
    );
  });

  it.each([
    ["es", "Le esperamos el jueves 10 de diciembre a las 10:30. Calcule aproximadamente una hora."],
    ["fr", "Entretien jeudi 10 décembre à 10h30 au bureau, prévoir une heure"],
    ["it", "Per me va bene giovedì 10 dicembre alle 10.30, preveda circa un'ora"],
    ["pt", "Reunião dia 10 de dezembro às 10h30, duração prevista de uma hora"],
  ])("or of one in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("2026-12-10T10:30/2026-12-10T11:30");
  });
});

describe("a flight whose ends an arrow joins", () => {
  it.each([
    ["es", "VUELTA – mar 8 dic 2026\nVuelo PU 1489\n21:55 Bariloche → 00:10 (+1) Buenos Aires (Aeroparque)"],
    ["fr", "RETOUR – mardi 8 décembre 2026\nVol AF 1482\n21h55 Paris → 00h10 Lisbonne"],
  ])("%s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("2026-12-08T21:55/2026-12-09T00:10");
  });
});

describe("a list of fixtures", () => {
  it("is one of events, though each line says little", () => {
    const text =
      "Calendario de partidos\n05/12 - 11:00 - Rayo vs Getafe B (casa)\n12/12 - 17:30 - Leganés vs Rayo (fuera)\n19/12 - 12:00 - Rayo vs Alcorcón (casa)";
    expect(timesOf(text, "es")).toBe("2026-12-05T11:00 + 2026-12-12T17:30 + 2026-12-19T12:00");
  });
});

describe("what only looks like a time", () => {
  it.each([
    ["de", "Adressen\nFamilie Lenz, Straße des 17. Juni 12\nOma, Am Markt 3"],
    ["es", "Direcciones\nFamilia Lenz, calle 2 de Mayo, 12\nAbuela, c/ Doce de Octubre, 34"],
    ["fr", "Adresses\nFamille Lenz, rue du 8 Mai 1945, 12\nMamie, avenue du 11 Novembre 34"],
    ["it", "Indirizzi\nFamiglia Lenz, via 4 Novembre 12\nNonna, viale 1° Maggio 34"],
    ["pt", "Endereços\nFamília Lenz, Rua 7 de Setembro, 12\nEscritório: Praça 1º de Maio 6"],
    [
      "de",
      "Protokoll der Teamsitzung vom 18. November\nBeginn: 10:00 Uhr, Ende: 11:15 Uhr\nAnwesend: Krüger, Weiß",
    ],
    ["es", "Acta de la reunión del 18 de noviembre\nInicio: 10:00 h. Fin: 11:15 h.\nAsistentes: Marta, Luis"],
    ["it", "Verbale della riunione del 18 novembre\nInizio ore 10.00, fine ore 11.15\nPresenti: Marta, Luca"],
  ])("is none in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("");
  });

  it.each([
    ["fr", "Cours 3 décembre 18h", "2026-12-03T18:00"],
    ["it", "Scuola 3 dicembre: recita alle 18", "2026-12-03T18:00"],
    ["es", "Entrega en la calle Mayor el 3 de diciembre a las 18:00", "2026-12-03T18:00"],
  ])("is one in %s: %s", (language, text, times) => {
    expect(timesOf(text, language)).toBe(times);
  });
});
