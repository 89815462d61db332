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
    ["Cena da Marco venerdì sera alle 8 e mezza", "2026-11-27T20:30 Cena da Marco @ Marco"],
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
    [
      "Appuntamento dal commercialista venerdi alle 11",
      "2026-11-27T11:00 Appuntamento dal commercialista @ commercialista",
    ],
    ["Oggi pomeriggio alle 4 parrucchiere", "2026-11-20T16:00 Parrucchiere"],
    [
      "Lezione di piano tutti i mercoledì dalle 15 alle 16",
      "2026-11-25T15:00/16:00 FREQ=WEEKLY;BYDAY=WE Lezione di piano",
    ],
    ["Riunione la prossima settimana martedì alle 10", "2026-11-24T10:00 Riunione"],
    ["Domenica a otto pranzo dai suoceri", "2026-11-29 Pranzo dai suoceri @ suoceri"],
    [
      "Riunione condominio il 3 dicembre alle ore 18:45 in via Gleno 3",
      "2026-12-03T18:45 Riunione condominio @ via Gleno 3",
    ],
    ["Treno per Roma dopodomani alle 7.40", "2026-11-22T07:40 Treno per Roma"],
    ["Volo lun 7 dic ore 6:50", "2026-12-07T06:50 Volo"],
    ["Concerto sab 28 nov h 21", "2026-11-28T21:00 Concerto"],
    ["Pranzo domenica dalla nonna all'una", "2026-11-22T13:00 Pranzo dalla nonna @ nonna"],
    ["Mercatino dal 4 all'8 dicembre", "2026-12-04/2026-12-08 Mercatino"],
    [
      "Presentazione del libro giovedì 26 novembre alle 18 in biblioteca",
      "2026-11-26T18:00 Presentazione del libro @ biblioteca",
    ],
    ["La riunione di giovedì è spostata a venerdì 27 novembre alle 10", "2026-11-27T10:00 Riunione"],
    [
      "Colloquio di lavoro venerdì 27 alle 9.30, via Roma 12, terzo piano",
      "2026-11-27T09:30 Colloquio di lavoro @ via Roma 12",
    ],
    [
      "Cena aziendale giovedì 3 dicembre ore 19:30 al ristorante La Pergola",
      "2026-12-03T19:30 Cena aziendale @ ristorante La Pergola",
    ],
    [
      "Mercatino di Natale domenica dalle 9 alle 17 in piazza Duomo",
      "2026-11-22T09:00/17:00 Mercatino di Natale @ piazza Duomo",
    ],
    ["Cenone da Luca il 31 dicembre alle 20", "2026-12-31T20:00 Cenone da Luca @ Luca"],
    ["Befana in piazza il 6 gennaio alle 16", "2027-01-06T16:00 Befana @ piazza"],
    [
      "Festa di laurea di Giulia mercoledì alle 18:30 da Mamo",
      "2026-11-25T18:30 Festa di laurea di Giulia da Mamo @ Mamo",
    ],
    [
      "Corso sicurezza dall'1 al 3 dicembre, 9-17",
      "2026-12-01T09:00/17:00 FREQ=DAILY;UNTIL=20261203 Corso sicurezza",
    ],
    ["Call con il cliente domani 10.30 su Teams", "2026-11-21T10:30 Call con il cliente @ Teams"],
    ["Visita oculistica il 15/01/2027 alle 11:15", "2027-01-15T11:15 Visita oculistica"],
    [
      "Corso di inglese tutti i mercoledì dalle 18 alle 19 fino al 30 giugno",
      "2026-11-25T18:00/19:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270630 Corso di inglese",
    ],
    ["Esame di guida tra dieci giorni alle 8", "2026-11-30T08:00 Esame di guida"],
    ["Chiamare mamma stasera", "2026-11-20T18:00 Chiamare mamma"],
    [
      "Concerto della banda sabato 28 novembre 2026 ore 20.30 - chiesa di San Pietro",
      "2026-11-28T20:30 Concerto della banda @ chiesa di San Pietro",
    ],
    [
      "Discussione tesi venerdì 11 dicembre alle 14, aula magna",
      "2026-12-11T14:00 Discussione tesi @ aula magna",
    ],
    ["Inter-Milan domenica 20:45", "2026-11-22T20:45 Inter-Milan"],
    ["Calcetto lunedì 19-20.30", "2026-11-23T19:00/20:30 Calcetto"],
    ["Vacanze di Natale dal 23 dicembre al 6 gennaio", "2026-12-23/2027-01-06 Vacanze di Natale"],
    ["Compleanno di Leo sabato 14:30-17 al parco", "2026-11-21T14:30/17:00 Compleanno di Leo @ parco"],
    ["tra un'ora chiamata con Karim", "2026-11-20T10:00 Chiamata con Karim + Karim"],
    ["sagra sabato tutto il giorno", "2026-11-21 Sagra"],
    ["Consiglio comunale l'ultimo giovedì del mese alle 18.30", "2026-11-26T18:30 Consiglio comunale"],
    [
      "Assemblea di istituto lunedì 30 novembre in aula magna, ore 10",
      "2026-11-30T10:00 Assemblea di istituto @ aula magna",
    ],
    ["Donazione sangue giovedì 26/11 (8-11)", "2026-11-26T08:00/11:00 Donazione sangue"],
    ["Open day sabato 23 gennaio 10-17", "2027-01-23T10:00/17:00 Open day"],
    [
      "Paolo passa a prendere le chiavi martedì verso le 18",
      "2026-11-24T18:00 Paolo passa a prendere le chiavi",
    ],
    ["colazione con Ines domani alle 8", "2026-11-21T08:00 Colazione con Ines + Ines"],
    ["pranzo con Tom giovedì 12.30 da Gino", "2026-11-26T12:30 Pranzo con Tom da Gino @ Gino + Tom"],
    [
      "Laboratorio di cucina mercoledì prossimo dalle 14 alle 16",
      "2026-11-25T14:00/16:00 Laboratorio di cucina",
    ],
    [
      "Seduta di fisioterapia giovedì 3 dicembre, durata 45 minuti, ore 9.15",
      "2026-12-03T09:15/10:00 Seduta di fisioterapia",
    ],
    ["tagliando auto venerdì mattina 8.15", "2026-11-27T08:15 Tagliando auto"],
    ["Spazzacamino tra il 1° e il 5 dicembre", "2026-12-01/2026-12-05 Spazzacamino"],
    ["lunedi' riunione alle 9", "2026-11-23T09:00 Riunione"],
    ["dentista gio 3 dic h 16", "2026-12-03T16:00 Dentista"],
    ["Saldo IMU entro il 16 dicembre", "2026-12-16 Saldo IMU"],
    ["consegna tesina entro venerdì", "2026-11-27 Consegna tesina"],
    ["Il 3 alle 21 prove del coro in oratorio", "2026-12-03T21:00 Prove del coro @ oratorio"],
    ["Sabato prossimo gita a Mantova, partenza ore 7.15", "2026-11-21T07:15 Gita @ Mantova"],
    ["Mezza giornata di ferie venerdì pomeriggio", "2026-11-27T14:00 Mezza giornata di ferie"],
    ["Alle 15 di oggi call con Marta", "2026-11-20T15:00 Call con Marta + Marta"],
  ])("is read by its own words: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
  });

  it.each([
    "Era una bella giornata e noi siamo ancora qui",
    "Il prezzo è di 14 euro e non è molto",
    "Il negozio è aperto dalle 9 alle 19",
    "Il museo è chiuso il lunedì",
    "Ieri sera abbiamo visto un film fino a mezzanotte",
    "Grazie per martedì scorso, è stato bellissimo",
    "La partita è finita 3-2",
    "La riunione di lunedì è stata annullata",
    "Ci siamo visti sabato, bella serata",
    "Dall'oggi al domani è cambiato tutto",
    "Domani è un altro giorno",
    "Campa cavallo che l'erba cresce",
    "Ieri sera alle undici mi ha chiamato Piero",
    "A presto e buon fine settimana!",
    "C'era una volta un re",
  ])("gives no event where nothing is to come: %s", (text) => {
    expect(read(text)).toEqual([]);
  });
});
