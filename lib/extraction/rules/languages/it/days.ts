import { daysFromEventOf } from "@/lib/extraction/rules/languages/days-from-event";
import { withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";

const ending = (name: string): string[] =>
  name.endsWith("ì")
    ? [name, name.replace("ì", "í"), name.replace("ì", "i'"), name.replace("ì", "i`"), name.replace("ì", "i")]
    : [name];

const names = ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"];

/** Italian: days of the week, with the accents that people write, and in the plural. */
export const weekdays: Record<string, number> = {
  ...Object.fromEntries(names.flatMap((name, weekday) => ending(name).map((word) => [word, weekday]))),
  domeniche: 0,
  sabati: 6,
};

/** Abbreviations, some of which are words or names as well: `mar`, `Gio`. */
export const shortWeekdays = {
  dom: 0,
  lun: 1,
  mar: 2,
  mart: 2,
  mer: 3,
  merc: 3,
  gio: 4,
  giov: 4,
  ven: 5,
  sab: 6,
};

export const months = {
  gennaio: 1,
  febbraio: 2,
  marzo: 3,
  aprile: 4,
  maggio: 5,
  giugno: 6,
  luglio: 7,
  agosto: 8,
  settembre: 9,
  ottobre: 10,
  novembre: 11,
  dicembre: 12,
  gen: 1,
  genn: 1,
  feb: 2,
  febb: 2,
  mar: 3,
  apr: 4,
  mag: 5,
  magg: 5,
  giu: 6,
  lug: 7,
  ago: 8,
  set: 9,
  sett: 9,
  ott: 10,
  nov: 11,
  dic: 12,
};

/** Days from today. */
export const relativeDays = withPlainForms({
  oggi: 0,
  domani: 1,
  dopodomani: 2,
  "dopo domani": 2,
  posdomani: 2,
  ieri: -1,
  "l'altro ieri": -2,
  "altro ieri": -2,
  avantieri: -2,
});

/** Days that are counted from the event before. */
export const fromEvent = daysFromEventOf({
  counts: { due: 2, tre: 3, quattro: 4, cinque: 5 },
  units: [
    { one: "un giorno", many: "giorni", days: 1 },
    { one: "una settimana", many: "settimane", days: 7 },
  ],
  before: ["prima"],
  after: ["dopo", "più tardi"],
});
