import { withUnaccented } from "@/lib/extraction/rules/pack/unaccented";

/** Weekdays, 0 Sunday … 6 Saturday. */
export const weekdays: Readonly<Record<string, number>> = {
  sonntag: 0,
  montag: 1,
  dienstag: 2,
  mittwoch: 3,
  donnerstag: 4,
  freitag: 5,
  samstag: 6,
  sonnabend: 6,
  // Swiss German.
  sunntig: 0,
  sunndig: 0,
  mäntig: 1,
  mändig: 1,
  zischtig: 2,
  ziischtig: 2,
  zyschtig: 2,
  mittwuch: 3,
  dunschtig: 4,
  donnschtig: 4,
  donnerschtig: 4,
  friitig: 5,
  fritig: 5,
  frytig: 5,
  samschtig: 6,
  samschti: 6,
  so: 0,
  mo: 1,
  di: 2,
  mi: 3,
  do: 4,
  fr: 5,
  sa: 6,
};

/** `montags`: every such weekday, and words for several. */
export const repeated: Readonly<Record<string, number | readonly number[]>> = {
  sonntags: 0,
  montags: 1,
  dienstags: 2,
  mittwochs: 3,
  donnerstags: 4,
  freitags: 5,
  samstags: 6,
  sonnabends: 6,
  werktags: [1, 2, 3, 4, 5],
  wochentags: [1, 2, 3, 4, 5],
  "an werktagen": [1, 2, 3, 4, 5],
  "unter der woche": [1, 2, 3, 4, 5],
  "jeden werktag": [1, 2, 3, 4, 5],
};

/** Months, in Austria and Switzerland as well. */
export const months: Readonly<Record<string, number>> = withUnaccented({
  januar: 1,
  jänner: 1,
  jaenner: 1,
  februar: 2,
  feber: 2,
  märz: 3,
  maerz: 3,
  april: 4,
  mai: 5,
  juni: 6,
  juno: 6,
  juli: 7,
  august: 8,
  september: 9,
  oktober: 10,
  november: 11,
  dezember: 12,
  jan: 1,
  jän: 1,
  feb: 2,
  febr: 2,
  mär: 3,
  mrz: 3,
  apr: 4,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  sept: 9,
  okt: 10,
  nov: 11,
  dez: 12,
});

const ordinalStems: readonly string[] = [
  "erst",
  "zweit",
  "dritt",
  "viert",
  "fünft",
  "sechst",
  "siebt",
  "acht",
  "neunt",
  "zehnt",
  "elft",
  "zwölft",
  "dreizehnt",
  "vierzehnt",
  "fünfzehnt",
  "sechzehnt",
  "siebzehnt",
  "achtzehnt",
  "neunzehnt",
  "zwanzigst",
  "einundzwanzigst",
  "zweiundzwanzigst",
  "dreiundzwanzigst",
  "vierundzwanzigst",
  "fünfundzwanzigst",
  "sechsundzwanzigst",
  "siebenundzwanzigst",
  "achtundzwanzigst",
  "neunundzwanzigst",
  "dreißigst",
  "einunddreißigst",
];

const endings = ["e", "en", "er", "es", "em"];

const inflected = (stems: readonly string[]): Readonly<Record<string, number>> =>
  withUnaccented(
    Object.fromEntries(stems.flatMap((stem, at) => endings.map((ending) => [stem + ending, at + 1]))),
  );

/** `der dritte März`, `am einundzwanzigsten`. */
export const dayWords = inflected(ordinalStems);

/** `der erste Montag im Monat`, `jeden zweiten Dienstag`, `der letzte Freitag`. */
export const ordinals: Readonly<Record<string, number>> = {
  ...inflected(ordinalStems.slice(0, 5)),
  ...Object.fromEntries(endings.map((ending) => [`letzt${ending}`, -1])),
};

const shifts: Readonly<Record<string, number>> = {
  heute: 0,
  heut: 0,
  morgen: 1,
  übermorgen: 2,
  überübermorgen: 3,
  gestern: -1,
  vorgestern: -2,
  morn: 1,
  übermorn: 2,
};

/** Days counted from today; eight days are a week, and fourteen two. */
export const relativeDays: Readonly<Record<string, number>> = withUnaccented({
  ...shifts,
  "in acht tagen": 7,
  "in 8 tagen": 7,
  "in vierzehn tagen": 14,
  "über acht tage": 7,
});

/** Days counted from the event that was said before. */
export const daysFromEvent = withUnaccented({
  "am tag danach": 1,
  "am tag darauf": 1,
  "tags darauf": 1,
  "am darauffolgenden tag": 1,
  "am folgetag": 1,
  "am tag davor": -1,
  "am tag zuvor": -1,
  "am vortag": -1,
  "am vorabend": -1,
  "am abend davor": -1,
  "am abend zuvor": -1,
  "am abend vorher": -1,
  "am tag vorher": -1,
  "einen tag vorher": -1,
  "tags zuvor": -1,
  "am nächsten tag": 1,
  "am tag drauf": 1,
  "am abend darauf": 1,
  "einen tag später": 1,
  "zwei tage später": 2,
  "eine woche später": 7,
  "eine woche danach": 7,
  "acht tage später": 7,
  "14 tage später": 14,
  "zwei wochen später": 14,
  "vier wochen später": 28,
  "eine woche vorher": -7,
  "eine woche davor": -7,
  "14 tage vorher": -14,
  "14 tage davor": -14,
  "vierzehn tage vorher": -14,
  "zwei wochen vorher": -14,
  "zwei wochen davor": -14,
});
