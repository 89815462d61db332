import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import { plainPhrases, withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";
import { months, relativeDays, shortWeekdays, weekdays } from "./days";
import { counts, hours, minutes, parts, relativeParts } from "./hours";

const day = { minutes: 0, days: 1, months: 0 };
const week = { minutes: 0, days: 7, months: 0 };
const minute = { minutes: 1, days: 0, months: 0 };
const hour = { minutes: 60, days: 0, months: 0 };
const month = { minutes: 0, days: 0, months: 1 };

/** French: days, months, clocks and relative days. */
export const lexicon: Lexicon = {
  weekdays,
  shortWeekdays,
  months,
  relativeDays,
  parts,
  relativeParts,
  namedHours: { midi: 12, minuit: 24 },
  hours,
  counts,
  minutes,
  pastBehind: ["et"],
  toBehind: ["moins"],
  connectors: {
    ...Object.fromEntries(
      plainPhrases(
        "à; aux; vers; le; la; les; l'; pour; pour le; en; prévu; prévue; prévus; prévues; sur; courant; autour de; aux alentours de; à l'heure de; la journée du; date du; à la date du; en date du; rdv; dans",
      ).map((word) => [word, "at"] as const),
    ),
    ...Object.fromEntries(
      "du; de; d'; dès; dès le; depuis; depuis le; à partir de; à partir du; à partir d'; a partir de; a partir du; à compter du; à compter de"
        .split("; ")
        .map((word) => [word, "from"] as const),
    ),
    ...Object.fromEntries(
      plainPhrases("au; jusqu'à; jusqu'au; jusqu'aux; jusque; jusqu'en").map(
        (word) => [word, "until"] as const,
      ),
    ),
    entre: "between",
    "entre le": "between",
  },
  rangeJoints: ["à", "a"],
  next: ["prochain", "prochaine", "prochains", "prochaines"],
  comingBehind: plainPhrases(
    "prochain; prochaine; prochains; prochaines; qui vient; qui viennent; à venir; suivant; suivante",
  ),
  lastBehind: plainPhrases("dernier; dernière; derniers; dernières; passé; passée; passés; passées"),
  current: ["ce", "cet", "cette", "ces"],
  every: ["chaque", "tous les", "toutes les", "ts les"],
  everyArticles: ["le", "les"],
  alternate: [
    "un {weekday} sur deux",
    "un {weekday} sur 2",
    "tous les deux {weekday}",
    "tous les 2 {weekday}",
  ],
  ordinalEndings: ["er", "ère", "e", "ème", "eme"],
  ofWords: ["de", "du mois de", "d'"],
  dayWords: { premier: 1 },
  dayArticles: plainPhrases("le; du; au; jusqu'au; dès le; les; entre le"),
  hourWords: ["heures", "heure", "h", "hrs"],
  half: null,
  quarter: [],
  past: [],
  to: [],
  inWords: ["dans", "d'ici", "sous"],
  units: withPlainForms({
    jour: { days: 1, months: 0 },
    jours: { days: 1, months: 0 },
    semaine: { days: 7, months: 0 },
    semaines: { days: 7, months: 0 },
    quinzaine: { days: 14, months: 0 },
    mois: { days: 0, months: 1 },
    an: { days: 0, months: 12 },
    ans: { days: 0, months: 12 },
    année: { days: 0, months: 12 },
    années: { days: 0, months: 12 },
  }),
  idiomaticDays: { "huit jours": 7, "8 jours": 7, "quinze jours": 14, "15 jours": 14, huitaine: 7 },
  daysBehind: { "en huit": 7, "en quinze": 14 },
  and: ["et", "et le", "et les"],
  frequencies: { quotidiennement: "DAILY", mensuellement: "MONTHLY", hebdomadairement: "WEEKLY" },
  ordinals: withPlainForms({
    premier: 1,
    premiers: 1,
    "1er": 1,
    "1ers": 1,
    deuxième: 2,
    deuxièmes: 2,
    second: 2,
    "2e": 2,
    "2ème": 2,
    troisième: 3,
    troisièmes: 3,
    "3e": 3,
    "3ème": 3,
    quatrième: 4,
    "4e": 4,
    "4ème": 4,
    dernier: -1,
    derniers: -1,
  }),
  ofMonth: ["du mois"],
  ofEveryMonth: ["de chaque mois", "de tous les mois"],
  weekWords: ["semaine"],
  weekendWords: ["week-end", "weekend", "week end", "we", "wk", "fin de semaine"],
  periodUnits: withPlainForms({ mois: 1, année: 12, an: 12 }),
  lengths: {
    minute,
    minutes: minute,
    min: minute,
    mn: minute,
    mins: minute,
    heure: hour,
    heures: hour,
    h: hour,
    jour: day,
    jours: day,
    semaine: week,
    semaines: week,
    mois: month,
  },
  forWords: plainPhrases("pendant; durant; durée; durée :; dure; durera; pour une durée de; d'une durée de"),
  longWords: plainPhrases("de durée; d'affilée"),
};
