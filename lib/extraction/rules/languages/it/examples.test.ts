import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Friday, 20 November 2026, 09:00 in Rome. */
const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T08:00:00Z"),
    timeZone: "Europe/Rome",
    language: "en",
  }).map(({ start, end, title, recurrence, venue, attendees }) =>
    [
      end === null ? start : `${start}/${end.slice(start.slice(0, 10) === end.slice(0, 10) ? 11 : 0)}`,
      recurrence,
      title,
      venue === "" ? null : `@ ${venue}`,
      attendees.length === 0 ? null : `+ ${attendees.map(({ name }) => name).join(", ")}`,
    ]
      .filter((part) => part !== null)
      .join(" "),
  );

describe("an Italian text", () => {
  it.each([
    ["Riunione lunedì alle 14:30 in ufficio", "2026-11-23T14:30 Riunione @ ufficio"],
    ["dentista domani alle 15 e 30", "2026-11-21T15:30 Dentista"],
    ["Cena da Marco venerdì sera alle 8 e mezza", "2026-11-27T20:30 Cena @ Marco"],
    [
      "Aperitivo con Giulia e Fede stasera alle sette meno un quarto",
      "2026-11-20T18:45 Aperitivo con Giulia e Fede + Giulia, Fede",
    ],
    ["Calcetto giovedì ore 21 al campo sportivo", "2026-11-26T21:00 Calcetto @ campo sportivo"],
    [
      "Corso di inglese il martedì e il giovedì dalle 18.30 alle 20",
      "2026-11-24T18:30/20:00 FREQ=WEEKLY;BYDAY=TU,TH Corso di inglese",
    ],
    ["Palestra ogni lunedì alle 19", "2026-11-23T19:00 FREQ=WEEKLY;BYDAY=MO Palestra"],
    ["Ferie dal 14 al 25 settembre", "2027-09-14/2027-09-25 Ferie"],
    ["Compleanno di Sofia domenica prossima dalle 16 alle 19", "2026-11-22T16:00/19:00 Compleanno di Sofia"],
    ["Visita oculistica il 1° dicembre alle 10 e un quarto", "2026-12-01T10:15 Visita oculistica"],
    ["Tra due settimane, revisione dell'auto alle 9", "2026-12-04T09:00 Revisione dell'auto"],
    ["Fra quindici giorni saggio di danza alle 17", "2026-12-04T17:00 Saggio di danza"],
    ["Yoga un lunedì sì e uno no alle 18", "2026-11-23T18:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO Yoga"],
    [
      "Cena sociale ogni primo venerdì del mese alle 20",
      "2026-12-04T20:00 FREQ=MONTHLY;BYDAY=1FR Cena sociale",
    ],
    ["Esame di diritto il 12 gennaio ore 9, aula 3", "2027-01-12T09:00 Esame di diritto @ aula 3"],
    ["Appuntamento dal commercialista venerdi alle 11", "2026-11-27T11:00 Appuntamento @ commercialista"],
    ["Oggi pomeriggio alle 4 parrucchiere", "2026-11-20T16:00 Parrucchiere"],
    [
      "Lezione di piano tutti i mercoledì dalle 15 alle 16",
      "2026-11-25T15:00/16:00 FREQ=WEEKLY;BYDAY=WE Lezione di piano",
    ],
    ["Riunione la prossima settimana martedì alle 10", "2026-11-24T10:00 Riunione"],
    ["Domenica a otto pranzo dai suoceri", "2026-11-29 Pranzo @ suoceri"],
  ])("is read by its own words: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
  });

  it.each(["Era una bella giornata e noi siamo ancora qui", "Il prezzo è di 14 euro e non è molto"])(
    "gives no event where it names no time: %s",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});
