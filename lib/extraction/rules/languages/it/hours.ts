import { plainPhrases, withPlainForms } from "@/lib/extraction/rules/pack/plain-forms";
import type { PartOfDay } from "@/lib/extraction/rules/spans";

/** Names of parts of the day, alone and with what joins them to an hour or a day. */
const partNames: Readonly<Record<PartOfDay, string>> = {
  morning:
    "mattina; mattino; mattinata; di mattina; del mattino; della mattina; la mattina; al mattino; in mattinata; di prima mattina; nella mattinata; in tarda mattinata",
  noon: "mezzogiorno; a mezzogiorno; ora di pranzo; a pranzo",
  afternoon:
    "pomeriggio; di pomeriggio; del pomeriggio; il pomeriggio; nel pomeriggio; nel primo pomeriggio; nel tardo pomeriggio; al pomeriggio; primo pomeriggio; tardo pomeriggio",
  evening: "sera; serata; di sera; della sera; la sera; alla sera; in serata; in prima serata",
  night: "notte; di notte; della notte; la notte; nella notte",
};

const kinds: readonly PartOfDay[] = ["morning", "noon", "afternoon", "evening", "night"];

/** Italian: parts of the day. */
export const parts: Record<string, PartOfDay> = Object.fromEntries(
  kinds.flatMap((part) => plainPhrases(partNames[part]).map((name) => [name, part] as const)),
);

/** Parts of a day that is said with them. */
export const relativeParts = withPlainForms<{ days: number; part: PartOfDay }>({
  stamattina: { days: 0, part: "morning" },
  stamani: { days: 0, part: "morning" },
  stamane: { days: 0, part: "morning" },
  "questa mattina": { days: 0, part: "morning" },
  "questo pomeriggio": { days: 0, part: "afternoon" },
  stasera: { days: 0, part: "evening" },
  "questa sera": { days: 0, part: "evening" },
  stanotte: { days: 0, part: "night" },
  "questa notte": { days: 0, part: "night" },
  domattina: { days: 1, part: "morning" },
  iersera: { days: -1, part: "evening" },
});

/** The hours of a clock of 24 hours in words. */
export const hours = withPlainForms({
  una: 1,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  undici: 11,
  dodici: 12,
  tredici: 13,
  quattordici: 14,
  quindici: 15,
  sedici: 16,
  diciassette: 17,
  diciotto: 18,
  diciannove: 19,
  venti: 20,
  ventuno: 21,
  ventidue: 22,
  ventitré: 23,
});

/** Other numbers, of minutes and of what is counted. */
export const counts = {
  un: 1,
  uno: 1,
  venticinque: 25,
  trenta: 30,
  trentacinque: 35,
  quaranta: 40,
  quarantacinque: 45,
  cinquanta: 50,
  cinquantacinque: 55,
};

/** Days of a month in words. */
export const dayWords: Record<string, number> = withPlainForms({
  primo: 1,
  ...Object.fromEntries(Object.entries(hours).filter(([word]) => word !== "una")),
  ventitré: 23,
  ventiquattro: 24,
  venticinque: 25,
  ventisei: 26,
  ventisette: 27,
  ventotto: 28,
  ventinove: 29,
  trenta: 30,
  trentuno: 31,
});

/** Minutes that have a name. */
export const minutes = { mezza: 30, mezzo: 30, "un quarto": 15, quarto: 15, "tre quarti": 45 };
