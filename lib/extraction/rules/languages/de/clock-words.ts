import { withUnaccented } from "@/lib/extraction/rules/pack/unaccented";
import type { PartOfDay } from "@/lib/extraction/rules/spans";

/** The hours of a clock in words. */
export const hours: Readonly<Record<string, number>> = withUnaccented({
  eins: 1,
  ein: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fünfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  zwanzig: 20,
  einundzwanzig: 21,
  zweiundzwanzig: 22,
  dreiundzwanzig: 23,
  // `um neune` in the South, `am halbi vieri` in Switzerland.
  oans: 1,
  eis: 1,
  zwoa: 2,
  zwöi: 2,
  dreie: 3,
  drü: 3,
  viere: 4,
  vieri: 4,
  fünfe: 5,
  foifi: 5,
  füfi: 5,
  sechse: 6,
  sächsi: 6,
  siebene: 7,
  siebne: 7,
  sibni: 7,
  achte: 8,
  achti: 8,
  neune: 9,
  nüni: 9,
  zehne: 10,
  zehni: 10,
  zäni: 10,
  zähni: 10,
  elfe: 11,
  elfi: 11,
  zwölfe: 12,
  zwölfi: 12,
});

/** Numbers that count and name no hour. */
export const counts: Readonly<Record<string, number>> = {
  eine: 1,
  einen: 1,
  einer: 1,
  einem: 1,
  ner: 1,
  nem: 1,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
  dreißig: 30,
  vierzig: 40,
};

/** `zwanzig nach acht`. */
export const minutes: Readonly<Record<string, number>> = withUnaccented({
  fünf: 5,
  zehn: 10,
  fünfzehn: 15,
  zwanzig: 20,
  fünfundzwanzig: 25,
});

/** `viertel acht` is a quarter past seven where it is said. */
export const shares: Readonly<Record<string, number>> = {
  viertel: -45,
  "drei viertel": -15,
  dreiviertel: -15,
  "3/4": -15,
};

/** Parts of the day, behind a day or a clock or by themselves. */
export const parts: Readonly<Record<string, PartOfDay>> = withUnaccented({
  früh: "morning",
  morgen: "morning",
  morgens: "morning",
  "am morgen": "morning",
  "in der früh": "morning",
  "in der frühe": "morning",
  vormittag: "morning",
  vormittags: "morning",
  "am vormittag": "morning",
  mittag: "noon",
  mittags: "noon",
  "am mittag": "noon",
  nachmittag: "afternoon",
  nachmittags: "afternoon",
  "am nachmittag": "afternoon",
  "am frühen nachmittag": "afternoon",
  "am späten nachmittag": "afternoon",
  abend: "evening",
  abends: "evening",
  "am abend": "evening",
  "am späten abend": "evening",
  "am frühen abend": "evening",
  nacht: "night",
  nachts: "night",
  "in der nacht": "night",
});

/** Parts of the day that need no day before them. */
export const loneParts: readonly string[] = Object.keys(parts).filter(
  (part) => /(?:ags|ens|nds|hts)$/.test(part) || part.includes(" "),
);
