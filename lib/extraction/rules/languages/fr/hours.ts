import { plainPhrases, withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";
import type { PartOfDay } from "@/lib/extraction/rules/spans";

/** Names of parts of the day, alone and with what joins them to an hour or a day. */
const partNames: Readonly<Record<PartOfDay, string>> = {
  morning:
    "matin; matins; matinée; du mat; au matin; du matin; le matin; dans la matinée; en matinée; en début de matinée; en fin de matinée",
  noon: "midi; midis; le midi",
  afternoon:
    "après-midi; après midi; ap-midi; ap. midi; ap midi; aprem; aprèm; aprèm'; l'après-midi; l'après midi; de l'après-midi; de l'après midi; dans l'après-midi; en début d'après-midi; en fin d'après-midi; en fin de journée; cet après-midi",
  evening:
    "soir; soirs; soirée; du soir; le soir; au soir; en soirée; dans la soirée; en début de soirée; en fin de soirée",
  night: "nuit; la nuit; de nuit; dans la nuit",
};

const kinds: readonly PartOfDay[] = ["morning", "noon", "afternoon", "evening", "night"];

/** French: parts of the day. */
export const parts: Record<string, PartOfDay> = Object.fromEntries(
  kinds.flatMap((part) => plainPhrases(partNames[part]).map((name) => [name, part] as const)),
);

/** Parts of a day that is said with them. */
export const relativeParts = withPlainForms<{ days: number; part: PartOfDay }>({
  "ce matin": { days: 0, part: "morning" },
  "ce midi": { days: 0, part: "noon" },
  "cet après-midi": { days: 0, part: "afternoon" },
  "cet après midi": { days: 0, part: "afternoon" },
  "cette après-midi": { days: 0, part: "afternoon" },
  "cet aprem": { days: 0, part: "afternoon" },
  "cette aprem": { days: 0, part: "afternoon" },
  "ce soir": { days: 0, part: "evening" },
  "cette nuit": { days: 0, part: "night" },
});

/** The hours of a clock of 24 hours in words. */
export const hours = {
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  "dix-sept": 17,
  "dix sept": 17,
  "dix-huit": 18,
  "dix huit": 18,
  "dix-neuf": 19,
  "dix neuf": 19,
  vingt: 20,
  "vingt et une": 21,
  "vingt-deux": 22,
  "vingt-trois": 23,
};

/** Other numbers, of minutes and of what is counted. */
export const counts = {
  un: 1,
  "vingt et un": 21,
  "vingt-cinq": 25,
  "vingt cinq": 25,
  trente: 30,
  "trente-cinq": 35,
  quarante: 40,
  "quarante-cinq": 45,
  "quarante cinq": 45,
  cinquante: 50,
  "cinquante-cinq": 55,
};

/** Days of a month in words. */
export const dayWords: Record<string, number> = {
  premier: 1,
  ...Object.fromEntries(Object.entries(hours).filter(([word]) => word !== "une" && !word.includes("une"))),
  "vingt et un": 21,
  "vingt-quatre": 24,
  "vingt-cinq": 25,
  "vingt-six": 26,
  "vingt-sept": 27,
  "vingt-huit": 28,
  "vingt-neuf": 29,
  trente: 30,
  "trente et un": 31,
};

/** Minutes that have a name. */
export const minutes = { demie: 30, demi: 30, quart: 15, "un quart": 15, "le quart": 15, "trois quarts": 45 };
