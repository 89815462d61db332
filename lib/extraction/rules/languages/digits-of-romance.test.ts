import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 1 March 2027, at nine in Madrid. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2027-03-01T08:00:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start, end, recurrence }) => [end === null ? start : `${start}/${end}`, recurrence])
    .map((parts) => parts.filter((part) => part !== null).join(" "))
    .join(" + ");

describe("days and hours in digits as Spanish, Portuguese and Italian write them", () => {
  it.each([
    // A comma before the minutes, behind the word of an hour.
    ["it", "Assemblea di condominio martedì 9 marzo ore 18,30", "2027-03-09T18:30"],
    ["it", "Corso di ceramica dalle 9,00 alle 12,30 di lunedì 7 giugno", "2027-06-07T09:00/2027-06-07T12:30"],
    ["it", "prove di coro giovedì 4, ore 20,45 - 22,30", "2027-03-04T20:45/2027-03-04T22:30"],
    ["es", "reunión de vecinos el jueves a las 19,30", "2027-03-04T19:30"],
    ["it", "domani dal fruttivendolo da 2,50 a 3,20 euro", "2027-03-02"],
    ["it", "domani spesa 18,30 euro", "2027-03-02"],
    ["it", "pagare il saldo di € 2.946,00, entro il 30 giugno", "2027-06-30"],
    // A naught before the day.
    ["pt", "reunião de pais dia 05 às 14h", "2027-03-05T14:00"],
    ["pt", "congresso de 03 a 07 de maio", "2027-05-03/2027-05-07"],
    ["es", "entrega del proyecto el 05 de mayo a las 10", "2027-05-05T10:00"],
    ["it", "visita oculistica il 05 aprile alle 9", "2027-04-05T09:00"],
    // Half of the day right behind the hour.
    ["es", "cita con el notario jue 4 de marzo 6:30pm", "2027-03-04T18:30"],
    ["es", "clase de cocina de 10am a 1pm el sábado 6", "2027-03-06T10:00/2027-03-06T13:00"],
    // Two days before one month, and months in letters between strokes.
    [
      "pt",
      "Treinamento 19 e 20/10, das 14h às 17h",
      "2027-10-19T14:00/2027-10-19T17:00 + 2027-10-20T14:00/2027-10-20T17:00",
    ],
    ["es", "se entrega el informe 12-mar-2027 a las 10", "2027-03-12T10:00"],
    ["pt", "consulta 02/mai/27 às 14h", "2027-05-02T14:00"],
    // The end tells how the start is counted.
    ["it", "si vota domenica dalle 7:00 alle 23:00", "2027-03-07T07:00/2027-03-07T23:00"],
    ["pt", "vacinação sábado das 7h às 17h", "2027-03-06T07:00/2027-03-06T17:00"],
    ["it", "festa sabato dalle 7 alle 9 di sera", "2027-03-06T19:00/2027-03-06T21:00"],
    ["pt", "show sexta das 7 às 9 da noite", "2027-03-05T19:00/2027-03-05T21:00"],
    // Days with their number behind `this`.
    ["es", "¿Hacemos una videollamada este viernes 5 a las 4 pm?", "2027-03-05T16:00"],
    ["pt", "o encanador vem sexta agora às 18h", "2027-03-05T18:00"],
    ["pt", "a consulta da pediatra ficou p/ quinta 15h40", "2027-03-04T15:40"],
    // The end of the month.
    ["it", "pagare il bollo entro fine mese", "2027-03-31"],
    ["pt", "pagar o IPVA até o fim do mês", "2027-03-31"],
    ["es", "renovar el seguro antes de fin de mes", "2027-03-31"],
    // Water that will not run is planned; a lesson that will not be held is none.
    ["es", "NO HABRÁ AGUA el martes 9 de marzo de 8:00 a 14:00", "2027-03-09T08:00/2027-03-09T14:00"],
    ["pt", "não haverá energia na quinta 4/3 das 8h às 12h", "2027-03-04T08:00/2027-03-04T12:00"],
    ["es", "no habrá clase el jueves 4", ""],
    ["pt", "não haverá aula na quinta 4/3", ""],
    // Behind the word for a day its number needs nothing else; behind a day two numbers are hours.
    ["pt", "dia 17 é a minha banca de mestrado", "2027-03-17"],
    ["it", "giorno 17 arriva il corriere", "2027-03-17"],
    [
      "es",
      "Habrá pipa de agua el miércoles 7 de abril de 10 a 2 junto a la caseta",
      "2027-04-07T10:00/2027-04-07T14:00",
    ],
    ["es", "Taller para niños de 4 a 9 meses el sábado 6", "2027-03-06"],
    // A word that leads to two days twice names two ends.
    ["pt", "Entregar a planta até 15/03, então me mande as medidas até dia 10", "2027-03-15 + 2027-03-10"],
    // What has been called off by somebody.
    ["pt", "a entrevista de sexta desmarcaram", ""],
    ["es", "cancelaron el partido del sábado", ""],
  ])("%s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });
});

describe("what Spanish, Portuguese and Italian texts of several lines say beside their plans", () => {
  it.each([
    // Rain, an offer, and when an office is open.
    [
      "pt",
      "Passeio de barco sábado 15/05, das 10h às 14h30.\nEm caso de chuva fica para domingo às 9h.\n\nTragam boné.",
      "2027-05-15T10:00/2027-05-15T14:30",
    ],
    [
      "es",
      "Carrera popular el domingo 9 de mayo a las 10:00.\nEn caso de lluvia se corre el domingo 16.\n\nDorsales en la meta.",
      "2027-05-09T10:00",
    ],
    [
      "it",
      "Gita al lago domenica 9 maggio, ritrovo ore 8,30.\n\nIl direttivo\nAmici del Lago, segreteria martedì 17-19",
      "2027-05-09T08:30",
    ],
    [
      "pt",
      "Seu cupom MARÇO15 dá 15% de desconto.\nVálido até 10/03/2027 às 23h59.\nFrete grátis acima de R$ 149.",
      "",
    ],
    // A ticket that says about when one arrives.
    [
      "es",
      "BOLETO DE VIAJE\nORIGEN: PUEBLA\nDESTINO: OAXACA\nSALIDA: 02/MAY/28 11:45 PM\nLLEGADA APROX: 03/MAY/28 04:50 AM\nASIENTO 07",
      "2028-05-02T23:45/2028-05-03T04:50",
    ],
    // An assembly whose date is said behind the name of its room.
    ["it", "Assemblea in segreteria martedì 9 dalle 17 alle 19", "2027-03-09T17:00/2027-03-09T19:00"],
  ])("%s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });
});
