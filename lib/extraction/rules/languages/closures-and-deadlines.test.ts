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

describe("what is due before an event", () => {
  it.each([
    [
      "de",
      "Hallo zusammen,\n\nSommerfest am 12. Juni, 15 Uhr, Grillgut bis 8.6. bei Moni bestellen.\n\nLG Jo",
      "2027-06-12T15:00 + 2027-06-08",
    ],
    [
      "pt",
      "Oi gente,\n\nchurras aqui em casa sexta 19 a partir do meio dia, 40 conto por cabeça, pix pra mim até quarta 17\n\nbeijos",
      "2027-03-19T12:00 + 2027-03-17",
    ],
    [
      "it",
      "Gentili soci,\n\nla gita è sabato 5 giugno. Iscrizioni entro il 27.5 a Mario.\n\nSaluti",
      "2027-06-05 + 2027-05-27",
    ],
    [
      "pt",
      "Oi, Priscila!\n\n12/07 – Flutuação no rio, saída 8h\n\nSaldo de R$ 2.340,00 a pagar até 30/06.\n\nAbraço",
      "2027-07-12T08:00 + 2027-06-30",
    ],
  ])("is an event of its own in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });

  it.each([
    ["de", "Ausstellung am 28. Dezember, 10 Uhr, zu sehen bis 9. Januar", "2027-12-28T10:00"],
    ["de", "Lager ab 12. Juni, 15 Uhr, bis 20.6. in Murg", "2027-06-12T15:00/2027-06-20T15:00"],
    ["it", "Il gasolio è a 1.8 al litro", ""],
  ])("is no end that comes first in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });
});

describe("an assembly that is called twice", () => {
  it.each([
    [
      "es",
      "Asamblea: jueves 20 de mayo, 19:30 h en primera convocatoria y 20:00 h en segunda, en el local.",
      "2027-05-20T19:30",
    ],
    [
      "es",
      "Junta el martes 9 a las 19:00 y a las 19:30 en segunda convocatoria",
      "2027-03-09T19:00 + 2027-03-09T19:30",
    ],
    [
      "pt",
      "Assembleia dia 9/3 às 18h em primeira convocação e às 18h30 em segunda convocação",
      "2027-03-09T18:00",
    ],
    [
      "it",
      "Assemblea giovedì 20 maggio ore 19.30 in prima convocazione e ore 20.30 in seconda, in sala",
      "2027-05-20T19:30",
    ],
    [
      "fr",
      "Assemblée jeudi 20 mai à 19h30 en première convocation et à 20h en seconde, salle des fêtes.",
      "2027-05-20T19:30",
    ],
    // Another day is another event, and another floor is a place.
    [
      "it",
      "Assemblea mercoledì 19 maggio ore 18 e, in seconda convocazione, giovedì 20 maggio ore 20.30",
      "2027-05-19T18:00 + 2027-05-20T20:30",
    ],
    ["es", "Reunión el martes 9 a las 19:00 en segunda planta", "2027-03-09T19:00"],
  ])("begins at the first hour in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });
});

describe("who comes at the hour at which work begins", () => {
  it.each([
    ["de", "Fr 19.3. kommt zw. 7 und 9 der Schornsteinfeger", "2027-03-19T07:00/2027-03-19T09:00"],
    ["es", "El fontanero pasa el viernes de 7 a 9", "2027-03-05T07:00/2027-03-05T09:00"],
    ["fr", "Le plombier passe vendredi entre 7 et 9", "2027-03-05T07:00/2027-03-05T09:00"],
    ["it", "l'imbianchino viene venerdì dalle 7 alle 9", "2027-03-05T07:00/2027-03-05T09:00"],
    ["pt", "caminhão da mudança sábado entre 7 e 8", "2027-03-06T07:00/2027-03-06T08:00"],
    ["de", "Am Freitag um 4 kommt der Elektriker", "2027-03-05T16:00"],
    ["fr", "Dîner vendredi à 7", "2027-03-05T19:00"],
    ["es", "pasa la cita del martes al viernes a las 9", "2027-03-05T09:00"],
  ])("in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });
});
