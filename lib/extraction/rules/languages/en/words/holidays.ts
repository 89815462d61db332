import type { HolidayRule } from "@/lib/extraction/rules/holiday-rule";

const christmas = { month: 12, day: 25 };
const christmasEve = { month: 12, day: 24 };
const newYear = { month: 1, day: 1 };
const newYearsEve = { month: 12, day: 31 };
const thanksgiving = { month: 11, nth: 4, weekday: 4 };
const mlk = { month: 1, nth: 3, weekday: 1 };
const presidents = { month: 2, nth: 3, weekday: 1 };
const july4 = { month: 7, day: 4 };
const valentine = { month: 2, day: 14 };
const patrick = { month: 3, day: 17 };
const mothers = { month: 5, nth: 2, weekday: 0 };
const fathers = { month: 6, nth: 3, weekday: 0 };
const memorial = { month: 5, nth: -1, weekday: 1 };
const labor = { month: 9, nth: 1, weekday: 1 };
const columbus = { month: 10, nth: 2, weekday: 1 };
const veterans = { month: 11, day: 11 };
const superBowl = { month: 2, nth: 2, weekday: 0 };
const boss = { month: 10, day: 16 };
const goodFriday = { easter: -2 };
const easterMonday = { easter: 1 };
const earlyMay = { month: 5, nth: 1, weekday: 1 };
const lateMay = { month: 5, nth: -1, weekday: 1 };
const lateAugust = { month: 8, nth: -1, weekday: 1 };
const admins = { month: 4, nth: -1, weekday: 3 };

/** Holidays of the United States and the widely kept ones, by their names in lower case with a plain apostrophe. */
const named: Record<string, HolidayRule> = {
  "christmas|xmas|x-mas|christmas day|xmas day": christmas,
  "christmas eve|xmas eve": christmasEve,
  "boxing day|st stephen's day|kwanzaa": { month: 12, day: 26 },
  "new year|new year's|new year's day|new year day": newYear,
  "new year's eve|new year eve|nye|silvester|hogmanay": newYearsEve,
  "thanksgiving|thanksgiving day|turkey day": thanksgiving,
  "black friday": { ...thanksgiving, plus: 1 },
  "cyber monday": { ...thanksgiving, plus: 4 },
  "small business saturday": { ...thanksgiving, plus: 2 },
  "giving tuesday": { ...thanksgiving, plus: 5 },
  "thanksgiving eve": { ...thanksgiving, plus: -1 },
  "mlk day|martin luther king day|martin luther king's day|martin luther king jr day|martin luther king jr. day|civil rights day":
    mlk,
  "president's day|washington's birthday": presidents,
  "independence day|fourth of july": july4,
  "valentine's day|valentine day|valentine's": valentine,
  "st patrick's day|st paddy's day|st patty's day": patrick,
  "mother's day": mothers,
  "father's day": fathers,
  "memorial day|decoration day": memorial,
  "labor day|labour day": labor,
  "columbus day|indigenous peoples' day|canadian thanksgiving": columbus,
  "veteran's day|veteran day|armistice day|remembrance day": veterans,
  halloween: { month: 10, day: 31 },
  "hallowe'en": { month: 10, day: 31 },
  "all saints' day": { month: 11, day: 1 },
  "groundhog day|groundhogs day": { month: 2, day: 2 },
  "april fool's|april fool's day": { month: 4, day: 1 },
  "earth day": { month: 4, day: 22 },
  "cinco de mayo": { month: 5, day: 5 },
  juneteenth: { month: 6, day: 19 },
  "flag day": { month: 6, day: 14 },
  "tax day": { month: 4, day: 15 },
  "law day|loyalty day|may day|international workers' day|workers' day": { month: 5, day: 1 },
  "bastille day": { month: 7, day: 14 },
  "st nicholas day": { month: 12, day: 6 },
  "women's day|international women's day": { month: 3, day: 8 },
  "epiphany|three kings day": { month: 1, day: 6 },
  "orthodox christmas": { month: 1, day: 7 },
  "st david's day": { month: 3, day: 1 },
  "all souls' day|day of the dead": { month: 11, day: 2 },
  "melbourne cup day": { month: 11, nth: 1, weekday: 2 },
  "gandhi jayanti": { month: 10, day: 2 },
  "guy fawkes night|bonfire night": { month: 11, day: 5 },
  "emancipation day": { month: 4, day: 16 },
  "boss's day|bosses day|boss's|boss day": boss,
  "sibling day|national sibling day|siblings day": { month: 4, day: 10 },
  "admins day|administrative professionals' day|secretaries day": admins,
  "grandparents day": { month: 9, nth: 1, weekday: 0, plus: 7 },
  "election day": { month: 11, nth: 1, weekday: 1, plus: 1 },
  "super bowl sunday|superbowl sunday|super bowl|superbowl": superBowl,
  "patriot day": { month: 9, day: 11 },
  "harvey milk day": { month: 5, day: 22 },
  "purple heart day": { month: 8, day: 7 },
  "national freedom day": { month: 2, day: 1 },
  "vernal equinox|spring equinox": { month: 3, day: 20 },
  "summer solstice": { month: 6, day: 21 },
  "winter solstice": { month: 12, day: 21 },
  "burns night": { month: 1, day: 25 },
  "st andrew's day": { month: 11, day: 30 },
  "st george's day": { month: 4, day: 23 },
  "ides of march": { month: 3, day: 15 },
  "pi day": { month: 3, day: 14 },
  "star wars day": { month: 5, day: 4 },
  "australia day": { month: 1, day: 26 },
  "canada day": { month: 7, day: 1 },
  "anzac day": { month: 4, day: 25 },
  "easter|easter sunday|easter day": { easter: 0 },
  "easter monday|easter mon|easter bank holiday": easterMonday,
  "easter saturday|easter eve|holy saturday": { easter: -1 },
  "early may bank holiday|may day bank holiday": earlyMay,
  "spring bank holiday|late may bank holiday|whitsun bank holiday": lateMay,
  "may bank holiday": { firstOf: [earlyMay, lateMay] },
  "august bank holiday|summer bank holiday|late august bank holiday": lateAugust,
  "bank holiday monday": { firstOf: [easterMonday, earlyMay, lateMay, lateAugust] },
  "good friday|good fri": goodFriday,
  "holy thursday|maundy thursday|holy thurs|maundy thurs": { easter: -3 },
  "palm sunday|branch sunday": { easter: -7 },
  "ash wednesday": { easter: -46 },
  "mardi gras|fat tuesday|shrove tuesday|pancake day": { easter: -47 },
  "ascension day": { easter: 39 },
  "pentecost|whit sunday": { easter: 49 },
  "whit monday|pentecost monday": { easter: 50 },
  "corpus christi": { easter: 60 },
  "trinity sunday": { easter: 56 },
};

/** `mother's day` is written `mothers day` and `mothers' day` as well, `st david's day` also `st. david's day` and `saint david's day`. */
const spellingsOf = (name: string): string[] =>
  (name.startsWith("st ")
    ? ["st", "st.", "saint"].map((saint) => name.replace("st", saint))
    : [name]
  ).flatMap((whole) => [whole, whole.replaceAll("'", ""), whole.replace("'s ", "s' ")]);

/** The same by every spelling of every name. */
export const inAllSpellings = (rules: Readonly<Record<string, HolidayRule>>): Record<string, HolidayRule> =>
  Object.fromEntries(
    Object.entries(rules).flatMap(([names, rule]) =>
      names.split("|").flatMap((name) => spellingsOf(name).map((spelling) => [spelling, rule])),
    ),
  );

/** Holidays of the civil calendar and of Easter, by every spelling of their names. */
export const holidays: Readonly<Record<string, HolidayRule>> = inAllSpellings(named);
