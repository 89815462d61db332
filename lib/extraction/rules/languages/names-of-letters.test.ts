import { describe, expect, it } from "vitest";
import { readSpoken } from "@/lib/testing/read-when";

/** The names of the events of a text, read on Monday, 1 March 2027, at noon in Madrid. */
const namesOf = (text: string, language: string): string =>
  readSpoken(text, { now: "2027-03-01T11:00:00Z", timeZone: "Europe/Madrid", language })
    .map(({ title }) => title)
    .join(" + ");

describe("what a letter tells of", () => {
  it.each([
    [
      "es",
      "Estimadas familias:\n\nLes informamos de que la asamblea convocada para el martes 9 de marzo se celebrará el jueves 11 de marzo a las 17:00 en el salón de actos.\n\nUn saludo",
      "Asamblea",
    ],
    ["es", "Se comunica que la excursión queda aplazada al viernes 19 de marzo.", "Excursión"],
    [
      "de",
      "Liebe Eltern,\n\nhiermit teilen wir Ihnen mit, dass der Bastelabend am Dienstag, 9. März, um 19 Uhr in der Aula stattfindet.\n\nFreundliche Grüße",
      "Bastelabend",
    ],
    ["de", "Bitte beachten Sie, dass die Wertstoffsammlung am 10. März stattfindet.", "Wertstoffsammlung"],
    [
      "fr",
      "Madame, Monsieur,\n\nNous vous informons que la visite du chantier prévue le mardi 9 mars est reportée au jeudi 11 mars 2027 à 10h.\n\nCordialement",
      "Visite du chantier",
    ],
    [
      "it",
      "Gentili soci,\n\nvi comunichiamo che l'assemblea convocata per martedì 9 marzo è rinviata a giovedì 11 marzo alle ore 18.\n\nIl presidente",
      "Assemblea",
    ],
    [
      "it",
      "Gentile signora,\n\nle ricordiamo che la visita prevista per il 9 marzo alle 10:30 è stata spostata al 16 marzo alle 11.\n\nSegreteria",
      "Visita",
    ],
    [
      "pt",
      "Prezados pais,\n\nInformamos que a vistoria marcada para terça-feira, 09/03, foi transferida para quinta-feira, 11/03, às 18h30.\n\nA coordenação",
      "Vistoria",
    ],
    ["pt", "Informamos que a excursão foi adiada para sexta, 19 de março.", "Excursão"],
    [
      "pt",
      "Caros sócios,\n\nVimos por este meio informar que a assembleia prevista para o dia 9 de março passa para o dia 16 de março, às 21h.\n\nA direção",
      "Assembleia",
    ],
  ])("is called without the words that tell it in %s: %s", (language, text, name) => {
    expect(namesOf(text, language)).toBe(name);
  });

  it.each([
    ["es", "Taller de cocina programada el jueves 11 de marzo a las 18:00: robots", "Taller de cocina"],
    ["fr", "Atelier « L'avenir prévu » jeudi 11 mars à 18h", "L'avenir prévu"],
    ["de", "Lesung „Alles geplant“ am 11. März um 19 Uhr", "Alles geplant"],
  ])("keeps such a word inside its quotes in %s: %s", (language, text, name) => {
    expect(namesOf(text, language)).toContain(name);
  });

  it("is at a place without the verb behind it", () => {
    const text =
      "Liebe Eltern,\n\nwir möchten euch daran erinnern, dass das Hoffest am Samstag, 13. März, ab 15 Uhr in der Turnhalle stattfindet.\n\nGrüße";
    const [event] = readSpoken(text, {
      now: "2027-03-01T11:00:00Z",
      timeZone: "Europe/Berlin",
      language: "de",
    });
    expect(event).toMatchObject({ title: "Hoffest", venue: "Turnhalle" });
  });
});

describe("what is booked", () => {
  it.each([
    [
      "it",
      "Prenotazione confermata\nHotel Bellavista\nCheck-in: ven 12 marzo 2027, dalle 14:00\nCheck-out: dom 14 marzo 2027, entro le 10:30",
      "Hotel Bellavista",
    ],
    [
      "es",
      "Tu reserva está confirmada\nHotel Bellavista\nEntrada: vie 12 de marzo de 2027, desde las 14:00\nSalida: dom 14 de marzo de 2027, hasta las 10:30",
      "Hotel Bellavista",
    ],
    [
      "fr",
      "Votre réservation est confirmée\nHôtel Bellevue\nArrivée : ven. 12 mars 2027, dès 14:00\nDépart : dim. 14 mars 2027, avant 10:30",
      "Hôtel Bellevue",
    ],
    [
      "pt",
      "Reserva confirmada\nHotel Bela Vista\nCheck-in: sex, 12 de março de 2027, a partir das 14h\nCheck-out: dom, 14 de março de 2027, até as 10h30",
      "Hotel Bela Vista",
    ],
  ])("gives its name, and not the line that confirms it, in %s: %s", (language, text, name) => {
    expect(namesOf(text, language)).toBe(name);
  });
});
