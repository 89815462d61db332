import type { HolidayRule } from "@/lib/extraction/rules/holiday-rule";
import { withUnaccented } from "@/lib/extraction/rules/pack/unaccented";

const christmas = { month: 12, day: 25 };
const boxingDay = { month: 12, day: 26 };
const christmasEve = { month: 12, day: 24 };
const newYear = { month: 1, day: 1 };
const newYearsEve = { month: 12, day: 31 };
const epiphany = { month: 1, day: 6 };
const labour = { month: 5, day: 1 };
const unity = { month: 10, day: 3 };
const mothers = { month: 5, nth: 2, weekday: 0 };
const ascension = { easter: 39 };
const corpusChristi = { easter: 60 };
const allSaints = { month: 11, day: 1 };
const nicholas = { month: 12, day: 6 };
/** The first Sunday of Advent is from 27 November to 3 December: nineteen days behind the second Tuesday. */
const advent = (nth: number): HolidayRule => ({ month: 11, nth: 2, weekday: 2, plus: 19 + 7 * (nth - 1) });
const firstAdvent = advent(1);

const named: Readonly<Record<string, HolidayRule>> = {
  heiligabend: christmasEve,
  "heiliger abend": christmasEve,
  "heilig abend": christmasEve,
  weihnachten: christmas,
  "1. weihnachtstag": christmas,
  "1. weihnachtsfeiertag": christmas,
  "erster weihnachtstag": christmas,
  "ersten weihnachtstag": christmas,
  "erster weihnachtsfeiertag": christmas,
  "ersten weihnachtsfeiertag": christmas,
  christtag: christmas,
  "2. weihnachtstag": boxingDay,
  "2. weihnachtsfeiertag": boxingDay,
  "zweiter weihnachtstag": boxingDay,
  "zweiten weihnachtstag": boxingDay,
  "zweiter weihnachtsfeiertag": boxingDay,
  "zweiten weihnachtsfeiertag": boxingDay,
  stefanitag: boxingDay,
  stephanstag: boxingDay,
  silvester: newYearsEve,
  sylvester: newYearsEve,
  altjahrabend: newYearsEve,
  neujahr: newYear,
  neujahrstag: newYear,
  berchtoldstag: { month: 1, day: 2 },
  dreikönigstag: epiphany,
  "heilige drei könige": epiphany,
  dreikönig: epiphany,
  valentinstag: { month: 2, day: 14 },
  frauentag: { month: 3, day: 8 },
  weltfrauentag: { month: 3, day: 8 },
  weiberfastnacht: { easter: -52 },
  altweiber: { easter: -52 },
  rosenmontag: { easter: -48 },
  fastnachtsdienstag: { easter: -47 },
  faschingsdienstag: { easter: -47 },
  veilchendienstag: { easter: -47 },
  aschermittwoch: { easter: -46 },
  palmsonntag: { easter: -7 },
  gründonnerstag: { easter: -3 },
  karfreitag: { easter: -2 },
  karsamstag: { easter: -1 },
  ostersamstag: { easter: -1 },
  ostern: { easter: 0 },
  ostersonntag: { easter: 0 },
  ostermontag: { easter: 1 },
  "weißer sonntag": { easter: 7 },
  "tag der arbeit": labour,
  maifeiertag: labour,
  staatsfeiertag: labour,
  muttertag: mothers,
  vatertag: ascension,
  "christi himmelfahrt": ascension,
  himmelfahrt: ascension,
  auffahrt: ascension,
  pfingsten: { easter: 49 },
  pfingstsonntag: { easter: 49 },
  pfingstmontag: { easter: 50 },
  fronleichnam: corpusChristi,
  "mariä himmelfahrt": { month: 8, day: 15 },
  bundesfeier: { month: 8, day: 1 },
  bundesfeiertag: { month: 8, day: 1 },
  "tag der deutschen einheit": unity,
  erntedank: { month: 10, nth: 1, weekday: 0 },
  erntedankfest: { month: 10, nth: 1, weekday: 0 },
  nationalfeiertag: { month: 10, day: 26 },
  reformationstag: { month: 10, day: 31 },
  halloween: { month: 10, day: 31 },
  allerheiligen: allSaints,
  allerseelen: { month: 11, day: 2 },
  martinstag: { month: 11, day: 11 },
  "sankt martin": { month: 11, day: 11 },
  "buß- und bettag": { month: 11, nth: 2, weekday: 2, plus: 8 },
  "mariä empfängnis": { month: 12, day: 8 },
  totensonntag: advent(0),
  ewigkeitssonntag: advent(0),
  volkstrauertag: advent(-1),
  nikolaus: nicholas,
  nikolaustag: nicholas,
  "1. advent": firstAdvent,
  "erster advent": firstAdvent,
  "ersten advent": firstAdvent,
  ...Object.fromEntries([2, 3, 4].map((nth): [string, HolidayRule] => [`${nth}. advent`, advent(nth)])),
  "zweiten advent": advent(2),
  "dritten advent": advent(3),
  "vierten advent": advent(4),
};

/** Holidays of Germany, Austria and Switzerland. */
export const holidays = withUnaccented(named);
