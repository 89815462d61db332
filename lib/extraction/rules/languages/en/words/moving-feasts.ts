import type { HolidayRule } from "@/lib/extraction/rules/holiday-rule";
import { holidayNamed } from "@/lib/extraction/rules/languages/en/patterns/holiday";
import type { NamedHolidays } from "@/lib/extraction/rules/pack/sentence-words";
import { inAllSpellings } from "./holidays";

// Days of lunisolar calendars that Intl has not, or has wrong: ICU 78 puts Lunar New Year a day late in 2027 and early in
// 2030. Taken from the tables of the Python package holidays 0.105 (MIT), which names timeanddate.com for those of India
// and the Hong Kong Observatory's calendar for the Chinese ones.
const lunarNewYear = "0210 0129 0217 0206 0126 0213 0203 0123 0211 0131 0219 0208 0128 0215 0204 0124 0212";
const dragonBoat = "0610 0531 0619 0609 0528 0616 0605 0624 0612 0601 0620 0610 0530 0618 0607 0527 0614";
const midAutumn = "0917 1006 0925 0915 1003 0922 0912 1001 0919 0908 0927 0916 1004 0924 0913 1002 0920";
const vesak = "0522 0512 0531 0520 0509 0527 0516 0604 0523 0513 0601 0522 0510 0529 0518 0507 0525";
const diwali = "1031 1020 1108 1029 1017 1105 1026 1114 1102 1022 1110 1030";
const holi = "0325 0314 0304 0322 0311 0301 0320 0309 0327 0316 0305 0324";
const dussehra = "1012 1002 1020 1009 0927 1016 1006 1025 1014 1003 1022 1011";
const navratri = "1003 0922 1011 0930 0919 1008 0928 1017 1005 0924 1013 1002";
const rakshaBandhan = "0819 0809 0828 0817 0805 0823 0813 0802 0820 0810 0829 0818";
const ganeshChaturthi = "0907 0827 0914 0904 0823 0911 0901 0920 0908 0828 0916 0905";
const janmashtami = "0826 0816 0904 0825 0813 0901 0821 0810 0828 0817 0906 0826";
const shivaratri = "0308 0226 0215 0306 0223 0211 0302 0220 0310 0227 0217 0308";
const nanakJayanti = "1115 1105 1124 1114 1102 1121 1110 1128 1117 1106 1125 1115";
const onam = "0915 0905 0826 0912 0901 0822 0909 0830 0820 0906 0828 0914";
const pongal = "0115 0114 0114 0115 0115 0114 0114 0115 0115 0114 0114 0115";

const hebrew = (month: string, day: number, plus = 0): HolidayRule => ({
  calendar: "hebrew",
  month,
  day,
  plus,
  ...(plus === 0 ? { doubt: "eve" } : {}),
});
const islamic = (month: number, day: number, plus = 0): HolidayRule => ({
  calendar: "islamic-umalqura",
  month: String(month),
  day,
  plus,
  doubt: "sighting",
});

const fitr = islamic(10, 1);
const adha = islamic(12, 10);
const nowruz = { calendar: "persian", month: "1", day: 1 } as const;

/** Feasts of the Jewish year; each also has its eve, on which it begins. */
const jewish: Record<string, [string, number]> = {
  "rosh hashanah|rosh hashana|rosh hashona|jewish new year": ["Tishri", 1],
  "yom kippur|day of atonement": ["Tishri", 10],
  "sukkot|sukkos|succot": ["Tishri", 15],
  "simchat torah|simchas torah": ["Tishri", 23],
  "hanukkah|chanukah|hanukah|chanukkah|hannukah": ["Kislev", 25],
  "tu bishvat|tu b'shvat": ["Shevat", 15],
  "passover|pesach|pessach": ["Nisan", 15],
  "lag baomer|lag b'omer|lag ba'omer": ["Iyar", 18],
  "shavuot|shavuos": ["Sivan", 6],
  "tisha b'av|tisha bav": ["Av", 9],
};

const named: Record<string, HolidayRule> = {
  "eid|the eid": { firstOf: [fitr, adha] },
  "eid al-fitr|eid al fitr|eid-al-fitr|eid ul-fitr|eid ul fitr|eid-ul-fitr|eidul fitr|hari raya puasa": fitr,
  "eid al-adha|eid al adha|eid-al-adha|eid ul-adha|eid ul adha|eid-ul-adha|bakrid|bakra eid|hari raya haji":
    adha,
  "ramadan|ramadhan|ramzan|first day of ramadan|start of ramadan|beginning of ramadan": islamic(9, 1),
  "end of ramadan|last day of ramadan": islamic(10, 1, -1),
  "islamic new year|hijri new year|muharram": islamic(1, 1),
  ashura: islamic(1, 10),
  "mawlid|milad un nabi|eid milad": islamic(3, 12),
  "nowruz|norooz|nowrooz|norouz|navroz|nauryz|persian new year|iranian new year": nowruz,
  "lunar new year|chinese new year|chinese new year's day|lny|cny|tet|t\u1ebft|seollal|spring festival": {
    table: lunarNewYear,
  },
  "lunar new year's eve|lunar new year eve|chinese new year's eve|chinese new year eve": {
    table: lunarNewYear,
    plus: -1,
  },
  "dragon boat festival|duanwu": { table: dragonBoat },
  "mid-autumn festival|mid autumn festival|moon festival|mooncake festival|chuseok": { table: midAutumn },
  "vesak|wesak|vesak day|wesak day|buddha day": { table: vesak },
  "diwali|deepavali|divali|dipawali|deepawali": { table: diwali },
  "choti diwali|diwali eve|deepavali eve": { table: diwali, plus: -1 },
  dhanteras: { table: diwali, plus: -2 },
  "holi|dhulandi": { table: holi },
  "holika dahan": { table: holi, plus: -1 },
  "dussehra|dasara|vijayadashami|vijaya dashami": { table: dussehra },
  "navratri|navaratri|first day of navratri": { table: navratri },
  "raksha bandhan|rakhi|rakshabandhan": { table: rakshaBandhan },
  "ganesh chaturthi|vinayaka chaturthi": { table: ganeshChaturthi },
  "janmashtami|krishna janmashtami": { table: janmashtami },
  "maha shivaratri|mahashivratri|maha shivratri|shivaratri|shivratri": { table: shivaratri },
  "guru nanak jayanti|gurpurab|guru nanak gurpurab": { table: nanakJayanti },
  "onam|thiruvonam": { table: onam },
  "pongal|thai pongal|makar sankranti": { table: pongal },
  "orthodox easter|greek easter|orthodox easter sunday": { orthodoxEaster: 0 },
  "orthodox good friday|greek good friday": { orthodoxEaster: -2 },
  "orthodox easter monday": { orthodoxEaster: 1 },
};

// In a leap year Purim is in the second Adar, which Intl calls "Adar II"; the first is "Adar I" then.
const purim: Record<string, HolidayRule> = {
  purim: { firstOf: [hebrew("Adar", 14), hebrew("Adar II", 14)] },
  "erev purim": { firstOf: [hebrew("Adar", 14, -1), hebrew("Adar II", 14, -1)] },
};

const spread = (list: Record<string, HolidayRule>): [string, HolidayRule][] =>
  Object.entries(list).flatMap(([names, rule]) =>
    names.split("|").map((name): [string, HolidayRule] => [name, rule]),
  );

/** Feasts that other calendars than the civil one date, by their names in lower case with a plain apostrophe. */
export const movingFeasts: Readonly<Record<string, HolidayRule>> = inAllSpellings({
  ...Object.fromEntries(spread(named)),
  ...purim,
  ...Object.fromEntries(
    Object.entries(jewish).flatMap(([names, [month, day]]) =>
      names.split("|").flatMap((name): [string, HolidayRule][] => [
        [name, hebrew(month, day)],
        [`erev ${name}`, hebrew(month, day, -1)],
        [`first night of ${name}`, hebrew(month, day, -1)],
        [`${name} eve`, hebrew(month, day, -1)],
      ]),
    ),
  ),
});

/** The same as a pack has them for its sentences. */
export const feasts: NamedHolidays = {
  pattern: holidayNamed(Object.keys(movingFeasts)),
  rules: movingFeasts,
};
