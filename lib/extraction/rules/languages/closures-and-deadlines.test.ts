import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 1 March 2027, at nine in Madrid. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2027-03-01T08:00:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start, end, recurrence }) => [end === null ? start : `${start}/${end}`, recurrence])
    .map((parts) => parts.filter((part) => part !== null).join(" "))
    .join(" + ");

describe("what nobody has then: school, water, light", () => {
  it.each([
    ["es", "El viernes 12 no hay cole", "2027-03-12"],
    ["es", "El lunes 24 de mayo tenemos jornada docente: NO hay clases.", "2027-05-24"],
    [
      "es",
      "Colegio Los Olmos\n\nEstimadas familias:\n\n• Lunes 7 y martes 8 de junio: no hay clase (puente del patrón).\n• Jueves 17 de junio, 18:00 h: festival\n• Martes 22 de junio: último día de clase\n\nSaludos",
      "2027-06-07/2027-06-08 + 2027-06-17T18:00 + 2027-06-22",
    ],
    ["pt", "Sexta 5/3 não vai ter aula por causa do conselho de classe", "2027-03-05"],
    ["pt", "Sem água na quinta 4/3 das 8h às 12h", "2027-03-04T08:00/2027-03-04T12:00"],
    ["pt", "Aviso: sexta 12/3 não haverá expediente na prefeitura", "2027-03-12"],
    ["it", "Venerdì 12 marzo non ci sarà scuola per sciopero", "2027-03-12"],
    ["it", "Non ci sarà acqua mercoledì 10 marzo dalle 9 alle 13", "2027-03-10T09:00/2027-03-10T13:00"],
    ["fr", "Lundi 5 avril : pas d'école (journée pédagogique).", "2027-04-05"],
    ["de", "Am Montag, 5. April ist keine Schule.", "2027-04-05"],
  ])("is an event in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });

  it.each([
    ["es", "No hay clases de guitarra el jueves 4", ""],
    ["pt", "não haverá aula de pilates na quinta 4/3", ""],
    ["it", "La lezione di chitarra di giovedì è sospesa", ""],
    ["fr", "Pas de cours de piano mercredi", ""],
    [
      "es",
      "Yoga los martes a las 19:00. No hay clases el 9 de marzo.",
      "2027-03-02T19:00 FREQ=WEEKLY;BYDAY=TU",
    ],
    [
      "it",
      "Corso di tango ogni martedì alle 21. Niente lezione il 9 marzo.",
      "2027-03-02T21:00 FREQ=WEEKLY;BYDAY=TU",
    ],
    ["fr", "Poterie tous les mardis à 19h. Pas de cours le 9 mars.", "2027-03-02T19:00 FREQ=WEEKLY;BYDAY=TU"],
  ])("is none where a lesson is not held, in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });
});
