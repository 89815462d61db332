import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

/** Friday, 20 November 2026, 09:00 in Paris. */
const read = (text: string) =>
  readText({
    text,
    nowMs: Date.parse("2026-11-20T08:00:00Z"),
    timeZone: "Europe/Paris",
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

describe("a French text", () => {
  it.each([
    ["Réunion lundi à 14h30 au bureau", "2026-11-23T14:30 Réunion @ bureau"],
    ["Dentiste demain à 8h45", "2026-11-21T08:45 Dentiste"],
    ["RDV chez le kiné jeudi à dix heures et quart", "2026-11-26T10:15 RDV chez le kiné"],
    ["apéro vendredi soir vers 19h chez Manu", "2026-11-27T19:00 Apéro @ Manu"],
    ["Cours de yoga le mardi de 18h à 19h30", "2026-11-24T18:00/19:30 FREQ=WEEKLY;BYDAY=TU Cours de yoga"],
    ["Réunion parents-profs le 3 décembre de 17h30 à 19h", "2026-12-03T17:30/19:00 Réunion parents-profs"],
    ["Week-end à Lille du 4 au 6 décembre", "2026-12-04/2026-12-06 Week-end @ Lille"],
    [
      "Déjeuner avec Claire et Marc demain à midi",
      "2026-11-21T12:00 Déjeuner avec Claire et Marc + Claire, Marc",
    ],
    ["Dans quinze jours, visite de la maison à 15h", "2026-12-04T15:00 Visite de la maison"],
    ["Rendez-vous dans huit jours à 9h", "2026-11-27T09:00 Rendez-vous"],
    ["Lundi en huit, point budget à 11h", "2026-11-30T11:00 Point budget"],
    ["Chorale tous les jeudis à 20h15", "2026-11-26T20:15 FREQ=WEEKLY;BYDAY=TH Chorale"],
    ["Piscine chaque mercredi de 14h à 15h", "2026-11-25T14:00/15:00 FREQ=WEEKLY;BYDAY=WE Piscine"],
    [
      "Conseil de quartier chaque premier lundi du mois à 19h",
      "2026-12-07T19:00 FREQ=MONTHLY;BYDAY=1MO Conseil de quartier",
    ],
    ["Réunion la semaine prochaine mardi à 10h", "2026-11-24T10:00 Réunion"],
    ["Brunch dimanche prochain à midi et demi", "2026-11-22T12:30 Brunch"],
    ["reunion demain a 14h avec sophie", "2026-11-21T14:00 Reunion avec sophie + sophie"],
    ["Le 1er décembre à 9h, entretien d'embauche", "2026-12-01T09:00 Entretien d'embauche"],
    ["On se voit mardi entre 10h et 12h ?", "2026-11-24T10:00/12:00 On se voit"],
    ["Stage de poterie du lundi 7 au vendredi 11 décembre", "2026-12-07/2026-12-11 Stage de poterie"],
    ["Mardi matin : plombier", "2026-11-24T09:00 Plombier"],
  ])("is read by its own words: %s", (text, event) => {
    expect(read(text)).toEqual([event]);
  });

  it.each(["Il était content de sa journée et nous aussi", "Le prix est de 14 euros, ce n'est pas cher"])(
    "gives no event where it names no time: %s",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});
