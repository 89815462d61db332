import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 1 March 2027, at nine in Madrid. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2027-03-01T08:00:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start, end }) => (end === null ? start : `${start}/${end}`))
    .join(" + ");

describe("a plan that is moved", () => {
  it.each([
    ["de", "Training Montag 18 Uhr verlegt, jetzt Mittwoch 19 Uhr", "2027-03-03T19:00"],
    ["es", "el daily de mañana lo corremos de las 8:30 para las 9:15", "2027-03-02T09:15"],
    ["it", "partita sabato 6 alle 15 rinviata, si gioca mercoledì 10 alle 20", "2027-03-10T20:00"],
    ["it", "L'incontro di martedì è rinviato. Nuova data: giovedì 11 marzo ore 18.", "2027-03-11T18:00"],
    ["fr", "match samedi 6 à 15h reporté, nouvelle date : mercredi 10 à 20h", "2027-03-10T20:00"],
    ["fr", "La réunion de mardi 14h est décalée. Nouvelle date : jeudi 4 mars à 10h.", "2027-03-04T10:00"],
    [
      "fr",
      "La démo de demain 11h saute, il est malade. Nouveau créneau : jeudi 4 à 16h30",
      "2027-03-04T16:30",
    ],
    ["pt", "jogo sábado 6 às 15h adiado, nova data: quarta 10 às 20h", "2027-03-10T20:00"],
    ["pt", "A consulta de terça foi adiada. Nova data: quinta 11/3 às 9h", "2027-03-11T09:00"],
    ["pt", "A audiência que seria em 11/03 foi redesignada para 08/04, às 14h10", "2027-04-08T14:10"],
    ["pt", "o ensaio de amanhã às 19h não rola mais, o Binho quebrou o pé", ""],
  ])("is at its new time alone in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });

  it.each([
    ["fr", "La réunion est décalée à mardi 14h", "2027-03-02T14:00"],
    ["it", "La riunione è spostata a martedì alle 10", "2027-03-02T10:00"],
    ["pt", "A reunião foi adiada para terça às 10h", "2027-03-02T10:00"],
    ["es", "La reunión se aplaza al martes a las 10", "2027-03-02T10:00"],
    ["fr", "Il saute en parachute samedi à 10h", "2027-03-06T10:00"],
  ])("keeps the time that it is moved to in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });
});

describe("a day that is denied", () => {
  it.each([
    ["de", "Nicht vom 1. bis 4. Mai, sondern vom 8. bis 11. Mai: Chorlager", "2027-05-08/2027-05-11"],
    [
      "de",
      "leider müssen wir den für Freitag, den 12. März, vereinbarten Termin zur Übergabe der Schlüssel absagen.",
      "",
    ],
    ["es", "El examen NO será el 07/04, sino el 14/04 a las 10h", "2027-04-14T10:00"],
    ["es", "OJO: la asamblea NO será el 07/04. Será el 14/04 a las 19h.", "2027-04-14T19:00"],
    ["es", "El campamento no es del 1 al 4, sino del 8 al 11 de abril", "2027-04-08/2027-04-11"],
    ["pt", "A prova NÃO será em 07/04, e sim em 14/04 às 10h", "2027-04-14T10:00"],
    ["pt", "A festa não vai ser sábado, vai ser domingo às 16h", "2027-03-07T16:00"],
    ["it", "L'esame NON sarà il 07/04, ma il 14/04 alle 10", "2027-04-14T10:00"],
    ["it", "Il campo non è dal 1 al 4, ma dall'8 all'11 aprile", "2027-04-08/2027-04-11"],
    ["fr", "La kermesse ne sera PAS le 7 avril, mais le 14 avril à 15h", "2027-04-14T15:00"],
  ])("gives way to the one that holds in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });

  it.each([
    ["es", "La entrega es antes del 15 de mayo", "2027-05-15"],
    ["pt", "Sábado não tem erro: samba às 20h", "2027-03-06T20:00"],
    ["de", "Nicht vergessen: am 7. April um 9 Uhr Zahnarzt", "2027-04-07T09:00"],
  ])("is none where something else is denied in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });

  it("leaves the name of what happens without the words that deny it", () => {
    const [event] = readText({
      text: "La kermesse ne sera PAS le 7 avril, mais le 14 avril à 15h",
      nowMs: Date.parse("2027-03-01T08:00:00Z"),
      timeZone: "Europe/Madrid",
      language: "fr",
    });
    expect(event?.title).toBe("Kermesse");
  });
});

describe("when somebody answers the telephone or a house is open", () => {
  it.each([
    [
      "fr",
      "Bonjour,\n\nla kermesse a lieu samedi 13 mars à 14h.\n\nNos conseillers vous répondent du lundi au samedi, de 8 h à 20 h.",
      "2027-03-13T14:00",
    ],
    [
      "pt",
      "Olá,\n\na assembleia é quinta 18/03 às 21h.\n\nA secretaria encerra às segundas-feiras.",
      "2027-03-18T21:00",
    ],
    [
      "es",
      "Hola:\n\nla asamblea es el jueves 18 de marzo a las 21:00.\n\nLa piscina, abierta los domingos de 10 a 14.",
      "2027-03-18T21:00",
    ],
  ])("is no event in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });
});
