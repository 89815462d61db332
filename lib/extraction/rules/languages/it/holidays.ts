import type { HolidayRule } from "@/lib/extraction/rules/holiday-rule";
import { withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";

const newYear = { month: 1, day: 1 };
const newYearsEve = { month: 12, day: 31 };
const christmas = { month: 12, day: 25 };
const epiphany = { month: 1, day: 6 };
const easterMonday = { easter: 1 };

/** Italian: holidays of Italy and of Ticino. */
export const holidays = withPlainForms<HolidayRule>({
  capodanno: newYear,
  "san silvestro": newYearsEve,
  "notte di san silvestro": newYearsEve,
  "vigilia di capodanno": newYearsEve,
  "ultimo dell'anno": newYearsEve,
  epifania: epiphany,
  "l'epifania": epiphany,
  befana: epiphany,
  "la befana": epiphany,
  "san valentino": { month: 2, day: 14 },
  "giovedì grasso": { easter: -52 },
  "martedì grasso": { easter: -47 },
  "mercoledì delle ceneri": { easter: -46 },
  "festa della donna": { month: 3, day: 8 },
  "festa del papà": { month: 3, day: 19 },
  "san giuseppe": { month: 3, day: 19 },
  "domenica delle palme": { easter: -7 },
  "giovedì santo": { easter: -3 },
  "venerdì santo": { easter: -2 },
  "sabato santo": { easter: -1 },
  pasqua: { easter: 0 },
  "domenica di pasqua": { easter: 0 },
  pasquetta: easterMonday,
  "lunedì dell'angelo": easterMonday,
  "lunedì di pasqua": easterMonday,
  "festa della liberazione": { month: 4, day: 25 },
  "festa del lavoro": { month: 5, day: 1 },
  "primo maggio": { month: 5, day: 1 },
  "festa dei lavoratori": { month: 5, day: 1 },
  "festa della mamma": { month: 5, nth: 2, weekday: 0 },
  "festa della repubblica": { month: 6, day: 2 },
  pentecoste: { easter: 49 },
  "corpus domini": { easter: 60 },
  "san giovanni": { month: 6, day: 24 },
  ferragosto: { month: 8, day: 15 },
  halloween: { month: 10, day: 31 },
  ognissanti: { month: 11, day: 1 },
  "tutti i santi": { month: 11, day: 1 },
  "sant'ambrogio": { month: 12, day: 7 },
  immacolata: { month: 12, day: 8 },
  "l'immacolata": { month: 12, day: 8 },
  "santa lucia": { month: 12, day: 13 },
  "vigilia di natale": { month: 12, day: 24 },
  "la vigilia": { month: 12, day: 24 },
  natale: christmas,
  "giorno di natale": christmas,
  "santo stefano": { month: 12, day: 26 },
});
