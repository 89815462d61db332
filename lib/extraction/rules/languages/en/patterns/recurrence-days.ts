import { weekdayCode } from "@/lib/extraction/rules/every";
import { dayNumberOf, ordinalSource } from "@/lib/extraction/rules/languages/en/words/numbers";
import { type Found, matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import { dayOf, dayOfMonthSource, monthOf, monthSource, weekdayOfWord, weekdaySource } from "./day-words";

/** The days a rule names, in the terms of RFC 5545: `byDay` as `MO` or `-1FR`. */
export interface RecurrenceDays {
  byDay: string[];
  byMonthDay: number[];
  byMonth: number[];
  /** `every other week on mon`, `of every 3 months`: months stated inside the phrase. */
  monthInterval: number | null;
}

const weekday = openPattern(`(?<day>${weekdaySource})(?:'?s)?(?![a-z])\\.?`);
const through = openPattern(" ?(?:-{1,2}|to|thru|through) ?");
const listGap = openPattern(" ?(?:, and|, ?|and|&|/|\\+|or) ?(?:on )?(?:every |each )?| (?:every|each) ");
const groups = openPattern(
  "(?:the )?(?<group>weekdays?|workdays?|work days?|business days?|week ?days?|weekends?)(?![a-z])",
);
// No two parts of it may take the same blank: a list that fails at its end would be tried in every combination.
const itemGap = " ?(?:, and ?|, {0,2}|(?:and|&) ?)";
const nthSource = `(?:(?:${ordinalSource}) (?:to(?: the)? )?last|last|${ordinalSource})`;
const nthOne = openPattern(`(?<nth>${nthSource})`);
const nthWeekday = openPattern(
  `(?:the )?(?<nths>${nthSource}(?:${itemGap}(?:the )?(?:${nthSource}))*) (?<day>${weekdaySource})s?(?![a-z])`,
);
const ofMonth = openPattern(
  `,? ?(?:of|in|on|at)? ?(?:(?:the|each|every) (?:(?<interval>other|second|third|fourth|\\d(?:st|nd|rd|th)?|two|three|four|six) )?months?|monthly(?![a-z])|(?<month>${monthSource})(?![a-z]))`,
);
const monthDays = openPattern(
  `(?:the )?(?<days>(?:${dayOfMonthSource})(?: day)?(?:${itemGap}(?:the )?(?:${dayOfMonthSource})(?: day)?)*(?<last>${itemGap}(?:the )?last(?: day)?)?)(?![\\w:]| ?(?:[ap]\\.?m|hours?|hrs?|minutes?|mins?|weeks?|days?|months?|years?)\\b)`,
);
const edges = openPattern(
  "(?:the )?(?<edge>(?:last|final) day|end|start|begin(?:ning)?|first day|(?:2nd|second) to(?: the)? last(?: day)?)(?![a-z])",
);
const monthFirst = openPattern(
  `(?<month>${monthSource})\\.? (?<days>(?:the )?(?:${dayOfMonthSource})(?:${itemGap}(?:the )?(?:${dayOfMonthSource}))*)(?![\\w:]| ?[ap]\\.?m)`,
);
const dayFirst = openPattern(
  `(?:the )?(?<days>(?:${dayOfMonthSource})(?:${itemGap}(?:the )?(?:${dayOfMonthSource}))*)(?: of)? (?<month>${monthSource})(?![a-z])`,
);

const none: RecurrenceDays = { byDay: [], byMonthDay: [], byMonth: [], monthInterval: null };

const intervals: Record<string, number> = {
  other: 2,
  alternate: 2,
  alternating: 2,
  second: 2,
  third: 3,
  fourth: 4,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
};

/** How many periods an interval word skips: `other` 2, `3rd` 3. */
export const intervalOf = (word: string | undefined): number =>
  word === undefined ? 1 : (intervals[word] ?? (Number.parseInt(word, 10) || 1));

const itemsOf = (list: string): string[] =>
  list
    .split(/ ?(?:,|&|\band\b) ?/)
    .map((item) => item.replace(/^the /, "").replace(/ day$/, "").trim())
    .filter((item) => item !== "");

/** `Monday to Friday` as single days, round the end of the week where needed. */
function spread(first: number, last: number): number[] {
  const days: number[] = [];
  for (let day = first; ; day = (day + 1) % 7) {
    days.push(day);
    if (day === last || days.length === 7) return days;
  }
}

function readWeekdays(source: Source, at: number): Found<RecurrenceDays> | null {
  const group = matchAt(groups, source, at);
  if (group?.groups?.group) {
    const byDay = group.groups.group.includes("end") ? ["SA", "SU"] : ["MO", "TU", "WE", "TH", "FR"];
    return { value: { ...none, byDay }, end: at + group[0].length };
  }
  const days: number[] = [];
  let end = at;
  let next = at;
  for (let round = 0; round < 8; round += 1) {
    const match = matchAt(weekday, source, next);
    const day = weekdayOfWord(match?.groups?.day);
    if (!match || day === null) break;
    end = next + match[0].length;
    const range = matchAt(through, source, end);
    const to = range && matchAt(weekday, source, end + range[0].length);
    const last = weekdayOfWord(to?.groups?.day);
    if (range && to && last !== null) {
      days.push(...spread(day, last));
      end += range[0].length + to[0].length;
    } else days.push(day);
    const gap = matchAt(listGap, source, end);
    if (!gap) break;
    next = end + gap[0].length;
  }
  if (days.length === 0) return null;
  return { value: { ...none, byDay: [...new Set(days)].map((day) => weekdayCode(day)) }, end };
}

function nthOf(written: string): number {
  if (!written.endsWith("last")) return dayNumberOf(written);
  const number = written.replace(/ ?(?:to )?(?:the )?last$/, "");
  return number === "" ? -1 : -dayNumberOf(number);
}

function readNthWeekday(source: Source, at: number): Found<RecurrenceDays> | null {
  const match = matchAt(nthWeekday, source, at);
  const day = weekdayOfWord(match?.groups?.day);
  if (!match?.groups || day === null) return null;
  const nths = itemsOf(match.groups.nths ?? "").map(nthOf);
  if (
    nths.some((nth) => Number.isNaN(nth) || nth > 4) ||
    !matchAt(nthOne, source, at + (match[0].startsWith("the ") ? 4 : 0))
  )
    return null;
  const end = at + match[0].length;
  const month = matchAt(ofMonth, source, end);
  const named = monthOf(month?.groups?.month);
  return {
    value: {
      byDay: nths.map((nth) => `${nth}${weekdayCode(day)}`),
      byMonthDay: [],
      byMonth: Number.isNaN(named) ? [] : [named],
      monthInterval: month && Number.isNaN(named) ? intervalOf(month.groups?.interval) : null,
    },
    end: end + (month?.[0].length ?? 0),
  };
}

function readMonthDays(source: Source, at: number): Found<RecurrenceDays> | null {
  const dated = matchAt(monthFirst, source, at) ?? matchAt(dayFirst, source, at);
  const month = monthOf(dated?.groups?.month);
  if (dated?.groups && !Number.isNaN(month)) {
    const days = itemsOf(dated.groups.days ?? "").map((item) => dayOf(item) ?? Number.NaN);
    if (!days.some(Number.isNaN))
      return { value: { ...none, byMonthDay: days, byMonth: [month] }, end: at + dated[0].length };
  }
  const edge = matchAt(edges, source, at);
  const plain = edge ?? matchAt(monthDays, source, at);
  if (!plain) return null;
  const end = at + plain[0].length;
  const of = matchAt(ofMonth, source, end);
  const days = edge?.groups?.edge
    ? [edgeDay(edge.groups.edge)]
    : itemsOf(plain.groups?.days ?? "").map((item) => (item === "last" ? -1 : (dayOf(item) ?? Number.NaN)));
  if (days.some(Number.isNaN)) return null;
  const isMonth = of !== null && Number.isNaN(monthOf(of.groups?.month));
  return {
    value: { ...none, byMonthDay: days, monthInterval: isMonth ? intervalOf(of?.groups?.interval) : null },
    end: end + (isMonth ? (of?.[0].length ?? 0) : 0),
  };
}

const edgeDay = (edge: string): number => (edge.includes("to") ? -2 : /end|last|final/.test(edge) ? -1 : 1);

/** Reads the days behind `every` or `weekly on`: weekdays, nth weekdays, days of the month, dates of the year. */
export function readRecurrenceDays(source: Source, at: number): Found<RecurrenceDays> | null {
  return readNthWeekday(source, at) ?? readWeekdays(source, at) ?? readMonthDays(source, at);
}
