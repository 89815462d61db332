import { daysFromEventOf } from "@/lib/extraction/rules/languages/days-from-event";
import { plainPhrases, withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";
import type { PartOfDay } from "@/lib/extraction/rules/spans";
import { smallNumbers } from "./small-numbers";

/** Spanish: names of days, full and cut short. */
export const weekdays = withPlainForms({
  domingo: 0,
  lunes: 1,
  martes: 2,
  miércoles: 3,
  jueves: 4,
  viernes: 5,
  sábado: 6,
  domingos: 0,
  sábados: 6,
  dom: 0,
  lun: 1,
  mié: 3,
  miér: 3,
  miérc: 3,
  jue: 4,
  vie: 5,
  sáb: 6,
});

/** Spanish: names of months, full and cut short. */
export const months: Readonly<Record<string, number>> = {
  enero: 1,
  febrero: 2,
  marzo: 3,
  abril: 4,
  mayo: 5,
  junio: 6,
  julio: 7,
  agosto: 8,
  septiembre: 9,
  setiembre: 9,
  octubre: 10,
  noviembre: 11,
  diciembre: 12,
  ene: 1,
  feb: 2,
  mar: 3,
  abr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  ago: 8,
  sep: 9,
  sept: 9,
  set: 9,
  oct: 10,
  nov: 11,
  dic: 12,
};

/** Spanish: days counted from today. */
export const relativeDays = withPlainForms({
  hoy: 0,
  "hoy mismo": 0,
  mañana: 1,
  "mañana mismo": 1,
  "pasado mañana": 2,
  ayer: -1,
  anteayer: -2,
  antier: -2,
});

const partsOf = (part: PartOfDay, words: string): Record<string, PartOfDay> =>
  Object.fromEntries(words.split("; ").map((word) => [word, part]));

/** Spanish: parts of the day as they stand behind a day or an hour. */
export const parts = withPlainForms<PartOfDay>({
  ...partsOf(
    "morning",
    "de la mañana; d la mañana; por la mañana; en la mañana; a la mañana; temprano; tempranito; bien temprano; muy temprano; temprano en la mañana; a primera hora; a primera hora de la mañana; a media mañana; de la madrugada; de madrugada; a. m.; a.m.; a.m; am",
  ),
  ...partsOf("noon", "del mediodía; de mediodía; del medio día"),
  ...partsOf(
    "afternoon",
    "de la tarde; d la tarde; por la tarde; en la tarde; a la tarde; a primera hora de la tarde; a media tarde; p. m.; p.m.; p.m; pm",
  ),
  ...partsOf("evening", "a última hora de la tarde; a última hora"),
  ...partsOf("night", "de la noche; d la noche; por la noche; en la noche; a la noche; de noche"),
});

/** Spanish: parts of the day that say when by themselves. */
export const lonePart = Object.keys(parts).filter((word) => /^(?:por|en|a) (?:la|primera|última)/.test(word));

export const relativeParts = withPlainForms<{ days: number; part: PartOfDay }>({
  "esta mañana": { days: 0, part: "morning" },
  "esta tarde": { days: 0, part: "afternoon" },
  "esta noche": { days: 0, part: "night" },
  "este mediodía": { days: 0, part: "noon" },
  "esta madrugada": { days: 0, part: "morning" },
  anoche: { days: -1, part: "night" },
});

/** Spanish: days of a month in words. */
export const dayNumbers = withPlainForms({
  primero: 1,
  uno: 1,
  ...smallNumbers,
  veintiuno: 21,
  veintiún: 21,
  veintidós: 22,
  veintitrés: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiséis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  "treinta y uno": 31,
});

export const next = plainPhrases("próximo; próxima; siguiente");
export const comingBehind = plainPhrases("que viene; q viene; que entra; próximo; próxima; siguiente");

/** Days that are counted from the event before. */
export const fromEvent = daysFromEventOf({
  counts: { dos: 2, tres: 3, cuatro: 4, cinco: 5 },
  units: [
    { one: "un día", many: "días", days: 1 },
    { one: "una semana", many: "semanas", days: 7 },
  ],
  before: ["antes"],
  after: ["después", "más tarde"],
});
