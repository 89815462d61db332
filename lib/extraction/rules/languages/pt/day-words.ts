import { daysFromEventOf } from "@/lib/extraction/rules/languages/days-from-event";
import { plainPhrases, withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";
import type { PartOfDay } from "@/lib/extraction/rules/spans";
import { smallNumbers } from "./small-numbers";

/** Portuguese: names of days, full, without their `-feira` and cut short. */
export const weekdays = withPlainForms({
  domingo: 0,
  "segunda-feira": 1,
  "terça-feira": 2,
  "quarta-feira": 3,
  "quinta-feira": 4,
  "sexta-feira": 5,
  "segunda feira": 1,
  "terça feira": 2,
  "quarta feira": 3,
  "quinta feira": 4,
  "sexta feira": 5,
  "2ª feira": 1,
  "3ª feira": 2,
  "4ª feira": 3,
  "5ª feira": 4,
  "6ª feira": 5,
  "2.ª feira": 1,
  "3.ª feira": 2,
  "4.ª feira": 3,
  "5.ª feira": 4,
  "6.ª feira": 5,
  "2ª-feira": 1,
  "3ª-feira": 2,
  "4ª-feira": 3,
  "5ª-feira": 4,
  "6ª-feira": 5,
  segunda: 1,
  terça: 2,
  quarta: 3,
  quinta: 4,
  sexta: 5,
  sábado: 6,
  seg: 1,
  qua: 3,
  qui: 4,
  sáb: 6,
});

/** Portuguese: weekdays in the plural, which say each such day. */
export const repeated = withPlainForms<number | readonly number[]>({
  "todo dia útil": [1, 2, 3, 4, 5],
  "todos os dias úteis": [1, 2, 3, 4, 5],
  "nos dias úteis": [1, 2, 3, 4, 5],
  "dias de semana": [1, 2, 3, 4, 5],
  "durante a semana": [1, 2, 3, 4, 5],
  "aos fins de semana": [6, 0],
  "nos fins de semana": [6, 0],
  "todo fim de semana": [6, 0],
  domingos: 0,
  segundas: 1,
  terças: 2,
  quartas: 3,
  quintas: 4,
  sextas: 5,
  sábados: 6,
  "segundas-feiras": 1,
  "terças-feiras": 2,
  "quartas-feiras": 3,
  "quintas-feiras": 4,
  "sextas-feiras": 5,
});

/** Portuguese: names of months, full and cut short. */
export const months = withPlainForms({
  janeiro: 1,
  fevereiro: 2,
  março: 3,
  abril: 4,
  maio: 5,
  junho: 6,
  julho: 7,
  agosto: 8,
  setembro: 9,
  outubro: 10,
  novembro: 11,
  dezembro: 12,
  jan: 1,
  fev: 2,
  mar: 3,
  abr: 4,
  mai: 5,
  jun: 6,
  jul: 7,
  ago: 8,
  set: 9,
  out: 10,
  nov: 11,
  dez: 12,
});

/** Portuguese: days counted from today. */
export const relativeDays = withPlainForms({
  hoje: 0,
  hj: 0,
  "hoje mesmo": 0,
  amanhã: 1,
  amn: 1,
  "amanhã mesmo": 1,
  "depois de amanhã": 2,
  "depois d'amanhã": 2,
  ontem: -1,
  anteontem: -2,
});

const partsOf = (part: PartOfDay, words: string): Record<string, PartOfDay> =>
  Object.fromEntries(words.split("; ").map((word) => [word, part]));

/** Portuguese: parts of the day as they stand behind a day or an hour. */
export const parts = withPlainForms<PartOfDay>({
  ...partsOf(
    "morning",
    "da manhã; de manhã; pela manhã; na parte da manhã; no período da manhã; cedo; bem cedo; cedinho; logo cedo; de manhã cedo; da matina; da madruga; da madrugada; de madrugada; na primeira hora; a.m.; am",
  ),
  ...partsOf("noon", "na hora do almoço; no almoço"),
  ...partsOf(
    "afternoon",
    "da tarde; de tarde; à tarde; na parte da tarde; no período da tarde; pela tarde; p.m.; pm",
  ),
  ...partsOf(
    "evening",
    "no fim da tarde; no final da tarde; ao fim da tarde; fim de tarde; no fim do dia; ao final do dia; ao fim do dia; no final do dia; à tardinha",
  ),
  ...partsOf("night", "da noite; de noite; à noite; pela noite; à noitinha"),
});

/** Portuguese: parts of the day that say when by themselves. */
export const lonePart = Object.keys(parts).filter(
  (word) => /^(?:de|à|a|pela|na parte|no f|ao f)/.test(word) && !word.includes("."),
);

export const relativeParts = withPlainForms<{ days: number; part: PartOfDay }>({
  "esta manhã": { days: 0, part: "morning" },
  "esta tarde": { days: 0, part: "afternoon" },
  "esta noite": { days: 0, part: "night" },
  "essa noite": { days: 0, part: "night" },
  "nesta noite": { days: 0, part: "night" },
  "logo à noite": { days: 0, part: "night" },
  "logo mais à noite": { days: 0, part: "night" },
  "logo à tarde": { days: 0, part: "afternoon" },
});

/** Portuguese: days of a month in words. */
export const dayNumbers = withPlainForms({
  primeiro: 1,
  um: 1,
  dois: 2,
  ...smallNumbers,
  "vinte e um": 21,
  "vinte e dois": 22,
  "vinte e três": 23,
  "vinte e quatro": 24,
  "vinte e cinco": 25,
  "vinte e seis": 26,
  "vinte e sete": 27,
  "vinte e oito": 28,
  "vinte e nove": 29,
  trinta: 30,
  "trinta e um": 31,
});

export const next = plainPhrases("próximo; próxima; seguinte");
export const comingBehind = plainPhrases(
  "agora; que vem; q vem; que entra; próximo; próxima; seguinte; da semana que vem",
);

/** Days that are counted from the event before. */
export const fromEvent = daysFromEventOf({
  counts: { dois: 2, duas: 2, três: 3, quatro: 4, cinco: 5 },
  units: [
    { one: "um dia", many: "dias", days: 1 },
    { one: "uma semana", many: "semanas", days: 7 },
  ],
  before: ["antes"],
  after: ["depois", "mais tarde"],
});
