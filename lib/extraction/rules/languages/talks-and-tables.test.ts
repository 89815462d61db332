import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 23 November 2026, at noon in Madrid. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2026-11-23T11:00:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start, end, recurrence }) => [end === null ? start : `${start}/${end}`, recurrence])
    .map((parts) => parts.filter((part) => part !== null).join(" "))
    .join(" + ");

describe("a talk", () => {
  it.each([
    [
      "de",
      "Ina: klappt das Treffen am Donnerstag?\nUwe: Do bin ich leider nicht da\nIna: ok und Freitag?\nUwe: Freitag geht bei mir\nIna: dann Freitag 20 Uhr im Sudhaus",
    ],
    [
      "es",
      "Ina: quedamos el jueves para lo del regalo?\nLuis: el jueves no puedo, tengo médico\nIna: y el viernes?\nLuis: viernes perfecto\nIna: venga, viernes a las 20:00 en el bar de Paco",
    ],
    [
      "fr",
      "Inès : jeudi pour l'apéro ?\nLuc : jeudi je peux pas\nInès : et vendredi ?\nLuc : 19h c'est trop tôt\nInès : ok vendredi 20h",
    ],
    [
      "it",
      "Ina: aperitivo giovedì?\nUgo: giovedì non posso\nIna: e venerdì?\nUgo: venerdì ok\nIna: allora venerdì alle 20 da noi",
    ],
    [
      "pt",
      "Ina: pode ser quinta o happy hour?\nRui: quinta não posso\nIna: e sexta?\nRui: sexta ok\nIna: fechado, sexta às 20h no bar do Zé",
    ],
  ])("settles one event in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("2026-11-27T20:00");
  });

  it.each([
    [
      "de",
      "Vermieter: Der Ableser kommt am 2.12. zwischen 10 und 12 Uhr\nIch: Da bin ich nicht da, geht auch der 3.?\nVermieter: Ja, 3.12. selbe Uhrzeit",
    ],
    [
      "it",
      "Proprietario: Il tecnico viene il 2/12 tra le 10 e le 12\nIo: non ci sono, si può il 3?\nProprietario: Sì, il 3 stessa ora",
    ],
  ])("goes on where a whole time is refused in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("2026-12-03T10:00/2026-12-03T12:00");
  });
});

describe("a time that has been fixed", () => {
  it.each([
    ["de", "Die Verteidigung wurde auf den 5. Oktober um 14 Uhr gelegt"],
    ["es", "La defensa quedó para el 5 de octubre a las 14"],
    ["fr", "La soutenance a été fixée au 5 octobre à 14h"],
    ["fr", "Le concert a été reporté au 5 octobre à 14h"],
    ["it", "Il concerto è stato rinviato al 5 ottobre alle 14"],
    ["pt", "A banca ficou para 5 de outubro, às 14 horas"],
  ])("is still to come in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("2027-10-05T14:00");
  });

  it.each([
    ["fr", "Vendredi j'ai dîné chez Anna à 20h"],
    ["it", "Venerdì ho cenato da Anna alle 20"],
    ["pt", "Na sexta jantei na casa da Ana às 20h"],
  ])("is over in %s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe("");
  });
});

describe("a timetable that says from when on it holds", () => {
  it.each([
    ["de", "Trainingszeiten Wintersaison (ab 7. Dezember)\nBambini: Di 16:00–17:00\nDamen: Mi 16:00–17:00"],
    [
      "es",
      "Horario de clases a partir del lunes 7 de diciembre\nJudo: martes 16:00-17:00\nBallet: miércoles 16:00-17:00",
    ],
    ["fr", "Planning des cours, à partir du 7 décembre\nHatha : mardi 16h-17h\nPilates : mercredi 16h-17h"],
    [
      "it",
      "Orari allenamenti stagione invernale, dal 7 dicembre\nPulcini: martedì 16-17\nEsordienti: mercoledì 16-17",
    ],
    ["en", "Training times winter season (from 7 December)\nMinis: Tue 4-5pm\nWomen: Wed 4-5pm"],
  ])("%s: %s", (language, text) => {
    expect(timesOf(text, language)).toBe(
      "2026-12-08T16:00/2026-12-08T17:00 FREQ=WEEKLY;BYDAY=TU + 2026-12-09T16:00/2026-12-09T17:00 FREQ=WEEKLY;BYDAY=WE",
    );
  });

  it("holds for one week where no word says that it is a timetable", () => {
    expect(timesOf("Horarios de tutorías esta semana\nLengua: martes 10:00\nMates: jueves 12:00", "es")).toBe(
      "2026-11-24T10:00 + 2026-11-26T12:00",
    );
  });
});
