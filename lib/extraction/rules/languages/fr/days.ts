import { withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";

const names = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];

/** French: days of the week, each also in the plural. */
export const weekdays: Record<string, number> = Object.fromEntries(
  names.flatMap((name, weekday) => [
    [name, weekday],
    [`${name}s`, weekday],
  ]),
);

/** Abbreviations that are words or names as well: `mer`, `jeu`, `Sam`. */
export const shortWeekdays = { dim: 0, lun: 1, mar: 2, mer: 3, merc: 3, jeu: 4, ven: 5, vend: 5, sam: 6 };

export const months = withPlainForms({
  janvier: 1,
  février: 2,
  mars: 3,
  avril: 4,
  mai: 5,
  juin: 6,
  juillet: 7,
  août: 8,
  septembre: 9,
  octobre: 10,
  novembre: 11,
  décembre: 12,
  janv: 1,
  févr: 2,
  fév: 2,
  avr: 4,
  juil: 7,
  juill: 7,
  sept: 9,
  oct: 10,
  nov: 11,
  déc: 12,
});

/** Days from today. */
export const relativeDays = withPlainForms({
  "aujourd'hui": 0,
  aujourdhui: 0,
  ajd: 0,
  auj: 0,
  demain: 1,
  "après-demain": 2,
  "après demain": 2,
  hier: -1,
  "avant-hier": -2,
  "avant hier": -2,
});

/** Days counted from the event that was said before. */
export const daysFromEvent = withPlainForms({
  "le lendemain": 1,
  lendemain: 1,
  "dès le lendemain": 1,
  "le surlendemain": 2,
  "la veille": -1,
  "l'avant-veille": -2,
  "la veille au soir": -1,
  "le jour suivant": 1,
  "le jour d'après": 1,
  "deux jours après": 2,
  "une semaine après": 7,
  "une semaine plus tard": 7,
  "huit jours après": 7,
  "huit jours plus tard": 7,
  "quinze jours après": 14,
  "quinze jours plus tard": 14,
  "deux semaines après": 14,
  "deux semaines plus tard": 14,
  "huit jours avant": -7,
  "une semaine avant": -7,
  "quinze jours avant": -14,
  "15 jours avant": -14,
  "deux semaines avant": -14,
});
