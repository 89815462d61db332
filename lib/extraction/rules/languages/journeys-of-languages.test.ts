import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Read on Monday, 1 March 2027, at nine in Madrid. */
const timesOf = (text: string, language: string): string =>
  readText({ text, nowMs: Date.parse("2027-03-01T08:00:00Z"), timeZone: "Europe/Madrid", language })
    .map(({ start, end }) => (end === null ? start : `${start}/${end}`))
    .join(" + ");

describe("both ends of a journey on one line", () => {
  it.each([
    [
      "fr",
      "Votre e-billet · dossier TRQ84L\n\nRETOUR  sam. 31 juillet\n10h24  Strasbourg → 15h39  Rennes  direct · TGV 5478 · voit. 6\n\nBon voyage !",
      "2027-07-31T10:24/2027-07-31T15:39",
    ],
    [
      "it",
      "TRAGHETTI BLU\n\nPasseggero: CHELI Luca\n\nANDATA\nLivorno  ven 21/05/2027 22.00  →  Olbia sab 22/05/2027 06.30\nRITORNO\nOlbia  dom 06/06/2027 11.30  →  Livorno 19.30  (diurna)",
      "2027-05-21T22:00/2027-05-22T06:30 + 2027-06-06T11:30/2027-06-06T19:30",
    ],
    [
      "it",
      "BIGLIETTO  PNR  M4T7WZ\n\n22 aprile 2027\n 1) AV 9588  Milano Centrale 14:10 – Roma Termini 17:25   posto 12D\n 2) IC 557   Roma Termini 17:59 – Bari Centrale 22:15",
      "2027-04-22T14:10/2027-04-22T17:25 + 2027-04-22T17:59/2027-04-22T22:15",
    ],
    [
      "de",
      "Änderung zu Ihrer Buchung H4TT9W\n\nPassagier: SELINA KURZ, wir wünschen Ihnen einen guten Flug\n\nMi 14 APR 27   AW 316   Zürich ZRH 07:10 – Wien VIE 08:30   bestätigt",
      "2027-04-14T07:10/2027-04-14T08:30",
    ],
    [
      "es",
      "Confirmación de reserva\n\nVUELO VY3912   Barcelona (BCN) T1 – Palma (PMI)\nJueves 28 oct 2027   Salida 07:10   Llegada 08:05",
      "2027-10-28T07:10/2027-10-28T08:05",
    ],
    [
      "pt",
      "VIAÇÃO AZUL\n\nOrigem: CURITIBA/PR\nDestino: SÃO PAULO/SP\nSaída: 12/04/2027 22:45\nPrevisão de chegada: 13/04/2027 05:20\nPoltrona 17",
      "2027-04-12T22:45/2027-04-13T05:20",
    ],
  ])("in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });

  it.each([
    // Two rooms with their hours are no journey, and a dash without what goes parts two events.
    [
      "de",
      "Samstag, 13. März\n\nSaal 10:00 – Galerie 14:00\n\nBitte pünktlich sein.",
      "2027-03-13T10:00 + 2027-03-13T14:00",
    ],
    [
      "it",
      "Programma\n\nsabato 13 marzo\nore 9 ritrovo\nore 10 Messa\nore 12 pranzo",
      "2027-03-13T09:00 + 2027-03-13T10:00 + 2027-03-13T12:00",
    ],
    ["fr", "le 14 mars 27 personnes à table", "2027-03-14"],
  ])("is another thing in %s: %s", (language, text, expected) => {
    expect(timesOf(text, language)).toBe(expected);
  });
});
