import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 1 March 2027, at nine in Madrid: the starts. */
const startsOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2027-03-01T08:00:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start }) => start)
    .join(" + ");

describe("a day that is called the coming one", () => {
  it.each([
    ["fr", "Rendez-vous chez le notaire mardi prochain à 10h30", "2027-03-09T10:30"],
    ["es", "Cita con el gestor el martes que viene a las 10:30", "2027-03-09T10:30"],
    ["es", "reunión el próximo viernes a las 10", "2027-03-05T10:00"],
    ["it", "Visita martedì prossimo alle 10:30", "2027-03-09T10:30"],
    ["it", "riunione il prossimo venerdì alle 10", "2027-03-05T10:00"],
    ["pt", "Consulta na terça que vem às 10h30", "2027-03-09T10:30"],
    ["pt", "reunião na próxima sexta às 10h", "2027-03-05T10:00"],
    ["fr", "Réunion vendredi prochain à 10h", "2027-03-05T10:00"],
  ])("is never tomorrow in %s: %s", (language, text, expected) => {
    expect(startsOf(text, language)).toBe(expected);
  });

  it.each([
    ["it", "Possiamo consegnare giovedì 11 in mattinata", "2027-03-11T09:00"],
    ["fr", "Livraison jeudi 11 en matinée", "2027-03-11T09:00"],
    ["es", "Entrega el jueves 11 por la mañana", "2027-03-11T09:00"],
    ["es", "Dentista el jueves a las 11 de la mañana", "2027-03-04T11:00"],
  ])(
    "has a number that the part of the day behind it makes no hour in %s: %s",
    (language, text, expected) => {
      expect(startsOf(text, language)).toBe(expected);
    },
  );
});

describe("hours in a row", () => {
  const three = "2027-03-07T08:00 + 2027-03-07T10:00 + 2027-03-07T18:30";
  it.each([
    ["it", "Messe domenica 7 marzo: ore 8 - 10 - 18.30", three],
    ["de", "Messen am Sonntag, 7. März: 8, 10 und 18.30 Uhr", three],
    ["fr", "Messes dimanche 7 mars : 8h - 10h - 18h30", three],
    ["es", "Misas domingo 7 de marzo: 8:00 - 10:00 - 18:30", three],
    ["pt", "Missas domingo 7 de março: 8h - 10h - 18h30", three],
    ["it", "Corso sabato 6 marzo 10 - 12.30", "2027-03-06T10:00"],
    ["de", "Am Donnerstag um 18 Uhr 15 Personen zum Essen", "2027-03-04T18:00"],
    ["de", "Dienstag 8 uhr 15 zahnarzt", "2027-03-02T08:15"],
  ])("are as many events in %s: %s", (language, text, expected) => {
    expect(startsOf(text, language)).toBe(expected);
  });
});

describe("a time that takes the place of another", () => {
  it.each([
    ["es", "Pasamos la entrevista del miércoles 3 al lunes 8 a las 12:00.", "2027-03-08T12:00"],
    ["es", "Hemos movido la clase del jueves 4 al sábado 6 a las 11", "2027-03-06T11:00"],
    ["es", "la clase del jueves se cambió a las 19:00", "2027-03-04T19:00"],
    ["pt", "Mudamos a aula de quinta pra sábado às 11h", "2027-03-06T11:00"],
    ["pt", "a aula de quinta mudou pras 19h em vez das 18h", "2027-03-04T19:00"],
    ["it", "abbiamo spostato la lezione da giovedì a sabato alle 11", "2027-03-06T11:00"],
    ["it", "La visita è spostata, non è più giovedì, è martedì 9 alle 10:30", "2027-03-09T10:30"],
    ["fr", "on décale la réunion de mardi à vendredi 16h", "2027-03-05T16:00"],
    ["fr", "Le rendez-vous est décalé, ce n'est plus jeudi, c'est mardi 9 à 10h30.", "2027-03-09T10:30"],
    ["fr", "on passe les vacances du 15 au 20 mars en Bretagne", "2027-03-15"],
    ["es", "pasamos las vacaciones del 15 al 20 de marzo en Cádiz", "2027-03-15"],
  ])("is the only one in %s: %s", (language, text, expected) => {
    expect(startsOf(text, language)).toBe(expected);
  });

  it.each([
    ["it", "Il ritorno l'ho preso per martedì 30, parte alle 7:12.", "2027-03-30T07:12"],
    ["pt", "A volta eu peguei pra terça 30, sai às 7h12.", "2027-03-30T07:12"],
    ["es", "He sacado las entradas para el sábado a las 20:30", "2027-03-06T20:30"],
    ["fr", "On a réservé au resto pour samedi 20h", "2027-03-06T20:00"],
    ["fr", "J'ai pris un café hier à 9h avec Marc", ""],
    ["it", "Ho preso un caffè alle 9 con Marco", ""],
  ])("is still to come where it is booked in %s: %s", (language, text, expected) => {
    expect(startsOf(text, language)).toBe(expected);
  });
});

describe("an hour in a text of several sentences", () => {
  it.each([
    [
      "de",
      "TÜV-Termin: nächste Woche Mittwoch 7:30 in der Werkstatt. Auto ist voraussichtlich nachmittags fertig.",
      "2027-03-10T07:30",
    ],
    ["fr", "Visite jeudi 11 mars à 8h30. Le rapport sera prêt dans l'après-midi.", "2027-03-11T08:30"],
    [
      "pt",
      "Filha, a consulta foi remarcada. A tomografia continua no dia 15 às 7 da manhã em jejum. Ontem ele teve tontura.",
      "2027-03-15T07:00",
    ],
    [
      "it",
      "Ciao ragazze! Giovedì pilates è spostato alle 19 invece che alle 18, la Fede ha un impegno. Ricordatevi l'acqua.",
      "2027-03-04T19:00",
    ],
    ["de", "Gestern war es schön. Der Laden war am Samstag um 14 Uhr schon zu.", ""],
    ["it", "Che serata ieri. Siamo tornati alle 2 e domenica abbiamo dormito.", ""],
  ])("is its own in %s: %s", (language, text, expected) => {
    expect(startsOf(text, language)).toBe(expected);
  });
});

describe("a day that is refused as people type it", () => {
  it.each([
    ["fr", "demain j'peux pas mais jeudi 20h ça marche", "2027-03-04T20:00"],
    ["fr", "mardi chuis pas là, mercredi 19h plutot ?", "2027-03-03T19:00"],
    ["de", "am Mittwoch geht ned, lieber Donnerstag um 19 Uhr", "2027-03-04T19:00"],
    ["de", "Mittwoch kann i net, passt Freitag 18 Uhr?", "2027-03-05T18:00"],
    ["it", "mercoledì nn posso, facciamo giovedì alle 20", "2027-03-04T20:00"],
    ["pt", "quarta n posso, pode ser quinta às 20h?", "2027-03-04T20:00"],
    ["es", "el miércoles no pdo, mejor el jueves a las 20", "2027-03-04T20:00"],
    ["de", "Mittwoch passt, Freitag 18 Uhr auch", "2027-03-03 + 2027-03-05T18:00"],
  ])("gives way to the one put forward in %s: %s", (language, text, expected) => {
    expect(startsOf(text, language)).toBe(expected);
  });
});
