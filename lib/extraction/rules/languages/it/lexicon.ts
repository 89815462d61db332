import type { Connector, Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import { plainPhrases } from "@/lib/extraction/rules/pack/plain-forms";
import { months, relativeDays, shortWeekdays, weekdays } from "./days";
import { counts, hours, minutes, parts, relativeParts } from "./hours";

const day = { minutes: 0, days: 1, months: 0 };
const week = { minutes: 0, days: 7, months: 0 };
const minute = { minutes: 1, days: 0, months: 0 };
const hour = { minutes: 60, days: 0, months: 0 };
const month = { minutes: 0, days: 0, months: 1 };

const meaning = (phrases: string, connector: Connector): Record<string, Connector> =>
  Object.fromEntries(plainPhrases(phrases).map((word) => [word, connector]));

/** Italian: days, months, clocks and relative days. */
export const lexicon: Lexicon = {
  weekdays,
  shortWeekdays,
  months,
  relativeDays,
  parts,
  relativeParts,
  namedHours: { mezzogiorno: 12, mezzanotte: 24, "all'una": 13, "dall'una": 13 },
  hours,
  counts,
  minutes,
  pastBehind: ["e"],
  toBehind: ["meno"],
  connectors: {
    ...meaning(
      "alle; all'; alle ore; ore; h; h.; il; lo; la; le; l'; gli; i; del; della; dell'; delle; di; nel; nella; per il; per la; per le; per; verso; verso le; intorno alle; circa; in; a; in data; il giorno; giorno; entro; entro il; entro le; previsto; prevista; sul; nei giorni; alla data del",
      "at",
    ),
    ...meaning(
      "dalle; dall'; dal; dalla; dalle ore; da; a partire da; a partire dal; a partire dalle; a decorrere dal",
      "from",
    ),
    ...meaning("al; alla; fino a; fino al; fino alle; fino all'; sino a; sino al; sino alle; fin", "until"),
    ...meaning("tra; fra; tra il; fra il; tra le; fra le", "between"),
  },
  rangeJoints: plainPhrases("alle; all'; alle ore; a; ad; le; e le"),
  hourLeads: plainPhrases(
    "alle; dalle; ore; h; h.; verso le; per le; dopo le; entro le; tra le; fra le; sulle; intorno alle; circa le; delle; prima delle",
  ),
  hourArticles: ["le", "l'", "ore"],
  next: ["prossimo", "prossima", "prossimi", "prossime"],
  comingBehind: plainPhrases(
    "prossimo; prossima; prossimi; prossime; che viene; venturo; ventura; a venire; successivo; successiva; p.v.; pv",
  ),
  lastBehind: plainPhrases("scorso; scorsa; scorsi; scorse; passato; passata; u.s.; ultimo scorso"),
  current: ["questo", "questa", "quest'", "questi"],
  every: plainPhrases("ogni; tutti i; tutte le; ciascun"),
  everyArticles: ["il", "la", "i", "le", "di", "ogni"],
  alternate: plainPhrases(
    "un {weekday} sì e uno no; un {weekday} sì e un {weekday} no; a {weekday} alterni; {weekday} alterni; ogni due {weekday}; ogni 2 {weekday}; un {weekday} ogni due; un {weekday} su due",
  ),
  ordinalEndings: ["º", "°", "o"],
  ofWords: ["di", "del mese di", "d'"],
  dayWords: { primo: 1 },
  dayArticles: ["il", "l'", "del", "dell'", "dal", "dall'", "al", "all'", "giorno"],
  hourWords: ["h"],
  half: null,
  quarter: [],
  past: [],
  to: [],
  inWords: ["tra", "fra", "di qui a", "da qui a"],
  units: {
    giorno: { days: 1, months: 0 },
    giorni: { days: 1, months: 0 },
    settimana: { days: 7, months: 0 },
    settimane: { days: 7, months: 0 },
    mese: { days: 0, months: 1 },
    mesi: { days: 0, months: 1 },
    anno: { days: 0, months: 12 },
    anni: { days: 0, months: 12 },
  },
  idiomaticDays: { "otto giorni": 7, "8 giorni": 7, "quindici giorni": 14, "15 giorni": 14 },
  daysBehind: { "a otto": 7, "a quindici": 14 },
  and: ["e", "ed", "e il", "e l'", "e la"],
  frequencies: { quotidianamente: "DAILY", settimanalmente: "WEEKLY", mensilmente: "MONTHLY" },
  ordinals: {
    primo: 1,
    prima: 1,
    secondo: 2,
    seconda: 2,
    terzo: 3,
    terza: 3,
    quarto: 4,
    quarta: 4,
    ultimo: -1,
    ultima: -1,
    "1°": 1,
    "2°": 2,
    "3°": 3,
  },
  ofMonth: ["del mese"],
  ofEveryMonth: ["di ogni mese", "di tutti i mesi", "del mese"],
  weekWords: ["settimana"],
  weekendWords: ["weekend", "week-end", "week end", "fine settimana", "finesettimana"],
  periodUnits: { mese: 1, anno: 12 },
  lengths: {
    minuto: minute,
    minuti: minute,
    min: minute,
    "min.": minute,
    ora: hour,
    ore: hour,
    h: hour,
    giorno: day,
    giorni: day,
    settimana: week,
    settimane: week,
    mese: month,
    mesi: month,
  },
  forWords: plainPhrases("per; durata; durata:; durata :; durata di; della durata di; dura; durerà; lungo"),
  longWords: plainPhrases("di durata; di fila; circa"),
};
