import { foldText } from "@/lib/text/fold-text";
import { isConnector, timeNames } from "./time-words";

/** A day as words name it; null for each part that they leave open. */
export interface NamedDay {
  day: number;
  month: number | null;
  year: number | null;
}

const half = String.raw`(?:\s?(?<half>[ap])\.?\s?m(?![\p{L}]))?`;
const tokens = new RegExp(
  [
    String.raw`(?<year1>\d{4})-(?<month1>\d{1,2})-(?<day1>\d{1,2})(?!\d)`,
    String.raw`(?:(?<year2>\d{4})[年년]\s?)?(?<month2>\d{1,2})[月월]\s?(?<day2>\d{1,2})[日일]`,
    String.raw`(?<part>午前|午後|上午|下午|오전|오후)?\s?(?<hour1>\d{1,2})[時点點시](?:\s?(?<minute1>\d{1,2})[分분]|(?<halfHour>\s?[半반]))?`,
    String.raw`(?<hour2>\d{1,2}):(?<minute2>[0-5]\d)(?::\d\d)?(?!\d)${half}`,
    String.raw`(?<hour3>\d{1,2})\s?h\s?(?<minute3>[0-5]\d)(?!\d|\s?h)`,
    String.raw`(?<hour4>\d{1,2})(?:[.:](?<minute4>[0-5]\d))?\s?(?<half4>[ap])\.?\s?m(?![\p{L}])`,
    String.raw`(?<hour5>\d{1,2})(?:\.(?<minute5>[0-5]\d))?\s?(?:uhr|uur|heures?|óra|klo)(?!\p{L})`,
    String.raw`(?<hour6>1[3-9]|2[0-4])\s?h(?!\p{L})|(?<=(?:las|às|à|um|alle|ore|om|kl)\s)(?<hour7>\d{1,2})\s?h(?!\p{L})`,
    String.raw`(?<=(?:las|às|à|um|alle|dalle|ore|om|kl|o|at)\s)(?<hour8>1[3-9]|2[0-4])(?![\d.:/])`,
    String.raw`(?<first>\d{1,2})(?<sign>[./])(?<second>\d{1,2})(?!\d)(?:(?<dot>\.)(?!\d)|[./](?<third>\d{4}|\d\d)(?!\d))?`,
    String.raw`(?<year6>(?:19|20)\d\d)(?!\d)[年년]?`,
    String.raw`(?<number>\d+)(?:(?<ordinal>st|nd|rd|th|er|º)|ª|\.)?(?![\p{L}])`,
    String.raw`(?<other>\d+)`,
    String.raw`(?<word>[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*)`,
  ].join("|"),
  "gu",
);

/** One thing found in words: `word` is a connector such as `at`, `unknown` any other word. */
export type Found =
  | { kind: "number"; value: number; isOrdinal: boolean }
  | { kind: "month"; months: ReadonlySet<number> }
  | { kind: "year"; value: number }
  | { kind: "clock"; minutes: number[] }
  | { kind: "day"; days: NamedDay[] }
  | { kind: "weekday"; weekdays: ReadonlySet<number> }
  | { kind: "shift"; days: number }
  | { kind: "word"; word: string }
  | { kind: "unknown"; word: string };

type Groups = Readonly<Record<string, string | undefined>>;

const isDay = (day: number, month: number): boolean => day >= 1 && day <= 31 && month >= 1 && month <= 12;

/**
 * The minutes of the day that an hour may mean: one if its half of the day is stated or the hour shows it (0,
 * 13 to 24), else two.
 */
export function clockOf({
  hour,
  minute,
  half: said,
}: {
  hour: number;
  minute: number;
  half: string | undefined;
}): Found {
  if (hour > 24 || minute > 59) return { kind: "unknown", word: "" };
  const at = (hours: number) => (hours % 24) * 60 + minute;
  if (said === "p") return { kind: "clock", minutes: [at((hour % 12) + 12)] };
  if (said === "a") return { kind: "clock", minutes: [at(hour % 12)] };
  return { kind: "clock", minutes: hour === 0 || hour > 12 ? [at(hour)] : [at(hour), at((hour % 12) + 12)] };
}

const halfOfPart = (part: string | undefined): string | undefined =>
  part === undefined ? undefined : /午前|上午|오전/u.test(part) ? "a" : "p";

const fullYear = (digits: string | undefined): number | null =>
  digits === undefined ? null : digits.length === 2 ? 2000 + Number(digits) : Number(digits);

/**
 * `5/12` in each possible order of day and month; `8.45` is a clock, and `9.10` may be either, so it is
 * unknown.
 */
function pairOf({ first, sign, second, dot, third }: Groups): Found {
  const [left, right] = [Number(first), Number(second)];
  const year = fullYear(third);
  const orders = [
    { day: left, month: right, year },
    { day: right, month: left, year },
  ].filter(({ day, month }) => isDay(day, month));
  const isDated = sign === "/" || dot !== undefined || third !== undefined;
  if (isDated && orders.length > 0) return { kind: "day", days: orders };
  const isClock = sign === "." && second?.length === 2 && orders.length === 0;
  return isClock ? clockOf({ hour: left, minute: right, half: undefined }) : { kind: "unknown", word: "" };
}

function ofDigits(said: Groups): Found | null {
  const day = (year: string | undefined, month: string | undefined, number: string | undefined): Found => ({
    kind: "day",
    days: [{ day: Number(number), month: Number(month), year: fullYear(year) }],
  });
  if (said.day1 !== undefined) return day(said.year1, said.month1, said.day1);
  if (said.day2 !== undefined) return day(said.year2, said.month2, said.day2);
  const clocks: [hour: string | undefined, minute: string | undefined, half: string | undefined][] = [
    [said.hour1, said.halfHour === undefined ? said.minute1 : "30", halfOfPart(said.part)],
    [said.hour2, said.minute2, said.half],
    [said.hour3, said.minute3, undefined],
    [said.hour4, said.minute4, said.half4],
    [said.hour5, said.minute5, undefined],
    [said.hour6 ?? said.hour7 ?? said.hour8, undefined, undefined],
  ];
  for (const [hour, minute, part] of clocks)
    if (hour !== undefined) return clockOf({ hour: Number(hour), minute: Number(minute ?? 0), half: part });
  if (said.first !== undefined) return pairOf(said);
  if (said.year6 !== undefined) return { kind: "year", value: Number(said.year6) };
  if (said.number !== undefined)
    return { kind: "number", value: Number(said.number), isOrdinal: said.ordinal !== undefined };
  return said.other === undefined ? null : { kind: "unknown", word: said.other };
}

/** Words for a day near today, folded, with their distance in days. */
const shifts: ReadonlyMap<string, number> = new Map(
  Object.entries({
    today: 0,
    heute: 0,
    oggi: 0,
    hoje: 0,
    vandaag: 0,
    hoy: 0,
    "aujourd'hui": 0,
    tomorrow: 1,
    morgen: 1,
    demain: 1,
    domani: 1,
    amanha: 1,
    ubermorgen: 2,
    overmorgen: 2,
    "apres-demain": 2,
    dopodomani: 2,
  }),
);
/** A word by its CLDR name. One that names both a day and a month (`mar`) counts as the day of the week. */
function ofWord(word: string, language: string): Found[] {
  const folded = foldText(word);
  const names = timeNames(language);
  // `Mondays`, `montags` and `d'octobre` have the meaning of their stems.
  const [stem = folded] = [folded, folded.replace(/^[dl]['’]/u, ""), folded.replace(/s$/u, "")].filter(
    (form) => names.has(form),
  );
  const named = names.get(stem);
  const shift = shifts.get(folded);
  if (shift !== undefined) return [{ kind: "shift", days: shift }];
  if (named === undefined) return [{ kind: isConnector(folded) ? "word" : "unknown", word: folded }];
  if (named.weekdays.size > 0) return [{ kind: "weekday", weekdays: named.weekdays }];
  return [{ kind: "month", months: named.months }];
}

/**
 * The dates, clocks, numbers and words found in `words`, in their order; `language` is a BCP 47 primary
 * subtag.
 */
export function tokensOf(words: string, language: string): Found[] {
  return [...words.normalize("NFKC").toLowerCase().matchAll(tokens)].flatMap(({ groups = {} }) => {
    const found = ofDigits(groups);
    return found === null ? ofWord(groups.word ?? "", language) : [found];
  });
}
