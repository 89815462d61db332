import { daysInMonth } from "@/lib/extraction/rules/civil-date";
import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import {
  beginsAtHour,
  dayOf,
  dayOfMonthSource,
  foundDays,
  monthOf,
  monthSource,
  weekdaySource,
  yearOf,
  yearSource,
} from "./day-words";
import { readNamedDays } from "./named-days";

const day = `(?:the )?(?:${dayOfMonthSource})`;
/**
 * `Sat 5 and Sun 6 Dec`, `Sat/Sun 5/6 Dec`, `Saturdays 5 and 12 Dec`: each day with its name. The names of weekdays, with how people
 * misspell them, make an expression slow to compile where they come again and again: here stands how they look, and `dayIn` asks
 * for them. What opens a day itself is none of them, or a long list could be told in very many ways.
 */
const named = `(?:(?!the |twenty|thirty)[mtwfs][a-z./]{1,22} )?${day}`;
/** `August 6 · 7 · 8`, `13/14 June`, `Nov 13 14 15`: what divides the days of a headline; the dot is folded into a bar (`scan.ts`). */
const dots = "[|•](?= )|/|(?<=\\d )(?=\\d)";
const range = " ?(?:-{1,2}|to|thru|through|until|till|til|~|and) ?(?:the )?";
const notClock =
  "(?![:.]?\\d| ?(?:[ap]\\.?m\\b|[ap]\\b|o'? ?clock|h\\b)| ?(?:-{1,2}|to|until|till) ?\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m?\\b|:))";
const monthRange = openPattern(
  `(?:from |between )?(?:(?:${weekdaySource})\\b\\.?,? ?)?(?<month>${monthSource})\\.? ?(?:the )?(?<first>${dayOfMonthSource})${range}(?<last>${dayOfMonthSource})${notClock}\\b(?:,? ?(?<year>${yearSource})(?!\\d))?`,
);
const rangeMonth = openPattern(
  `(?:from |between )?(?<first>${named})${range}(?<last>(?:[a-z.]{2,11},? )?${day})(?: of)?,? ?(?<month>${monthSource})\\b\\.?(?:,? ?(?<year>${yearSource})(?!\\d))?`,
);
const listAfter = openPattern(
  `(?<month>${monthSource})\\.? ?(?<list>${day}(?: ?(?:,|&|\\+|and|, and|or|${dots}) ?${day})+)${notClock}\\b(?:,? ?(?<year>(?:19|20)\\d\\d)(?!\\d))?`,
);
const listBefore = openPattern(
  `(?:the )?(?<list>${named}(?: ?(?:,|&|\\+|, and|and|or|${dots}) ?${named})+)(?: of)? (?<month>${monthSource})\\b(?:,? ?(?<year>(?:19|20)\\d\\d)(?!\\d))?`,
);
/** `Aug 19-20   Thu-Fri`: the weekdays of the dates before them. */
const weekdaysOfRange = openPattern(
  `,? {1,8}\\(?(?:${weekdaySource})\\b\\.? ?(?:-{1,2}|to) ?(?:${weekdaySource})\\b\\.?\\)?`,
);

const dateOf = (month: number, dayNumber: number, year: number | null): DayExpression => ({
  kind: "calendar",
  year,
  month,
  day: dayNumber,
  weekday: null,
  monthShift: null,
});

const namedDay = new RegExp(
  `^(?:(?:${weekdaySource})s?\\b\\.?(?:/(?:${weekdaySource})\\b\\.?)?,? )?(?:the )?`,
);

/** The day of `Sat 5`, NaN where the word before it is no weekday. */
const dayIn = (item = ""): number => dayOf(item.replace(namedDay, "").trim()) ?? Number.NaN;

const daysOf = (list: string): number[] =>
  list
    .replace(namedDay, "")
    .split(/ ?(?:[,&+|•/]|\band\b|\bor\b|(?<=\d) (?=\d)) ?/)
    .filter((item) => item.trim())
    .map((item) => dayIn(item));

/** Days side by side go up by one, those of one name by seven. */
const goesUpBy = (step: number, days: readonly number[]): boolean =>
  days.every((day, at) => at === 0 || day === (days[at - 1] ?? 0) + step);

/** `6 · 7 · 8` and `6/7` are days side by side; in `March 4 · 7 · Town Hall` the 7 is an hour, and so may it be in `March 6 · 7`. */
const isDottedApart = (list: string, days: readonly number[]): boolean =>
  /[|•/]|\d \d/.test(list) && ((days.length < 3 && !/\S\/\S/.test(list)) || !goesUpBy(1, days));

const rangeAfter = openPattern(" ?(?:-{1,2}|to|until|till) ?(?<end>\\d{1,2})(?![\\d/.])");

/** "Dec 5, 9 to 3", "Dec 5, 2-4", "Dec 2, 6-8": what goes down, or ends with hours behind one day, is no list of days. */
function isClockBehind(source: Source, days: readonly number[], end: number): boolean {
  const isFalling = days.some((day, at) => at > 0 && day <= (days[at - 1] ?? 0));
  const after = matchAt(rangeAfter, source, end);
  const last = Math.max(days.at(-1) ?? 0, days.length === 2 ? 12 : 0);
  return isFalling || (after !== null && Number(after.groups?.end) <= last);
}

const numbering =
  /\b(?:day|week|part|round|stage|session|leg|night|match ?day|md|heat|game|wave|phase|unit|module|lesson|class|level|group|no\.?) $/;

/** `Aug 9 - 18`, `from 13 to 15 July`, `between Jan 5 and 8`. */
export function readDayRange(source: Source, at: number): Recognised | null {
  const match = matchAt(monthRange, source, at) ?? matchAt(rangeMonth, source, at);
  if (!match?.groups || beginsAtHour(source, at, match[0])) return null;
  // "Day 1 - Monday 7 December": the 1 numbers the day; "Refugee Week 9-15 May" has its days side by side.
  if (!/^\d+[-–]\d/.test(match[0]) && numbering.test(source.lower.slice(Math.max(0, at - 8), at)))
    return null;
  const month = monthOf(match.groups.month);
  const first = dayIn(match.groups.first);
  const last = dayIn(match.groups.last);
  if (!(last > first)) return null;
  // "June 10 - 31" is no range that a calendar has; read as June 10 alone it would be wrong.
  if (last > daysInMonth(2028, month)) return { value: { kind: "noise" }, end: at + match[0].length };
  // "21 and 22 May" without "between" is two days, which the list below reads.
  if (/ and /.test(match[0]) && !/^(?:between|from) /.test(match[0])) return null;
  const year = yearOf(match.groups.year);
  return foundDays(at + match[0].length, [dateOf(month, first, year)], dateOf(month, last, year));
}

/** `15 & 22 Jan (Sat)`: the weekday of them all. */
const weekdayBehind = openPattern(` ?\\((?:${weekdaySource})s?\\b\\.?\\)`);

/** `Dinner for 3, 8 Aug`, `Round 1, Sat 6 May`: the first number counts guests or rounds. */
const countsOthers = (source: Source, at: number, words: string): boolean =>
  /^\d{1,2}, [\da-z]/.test(words) &&
  (/\bfor $/.test(source.lower.slice(Math.max(0, at - 5), at)) ||
    numbering.test(source.lower.slice(Math.max(0, at - 10), at)));

/** Several days of one month: `Aug 9 - 18`, `from 13 to 15 July`, `between Jan 5 and 8`, `Jan 5, 12, 19`, `the 4th and 5th of May`. */
export function parseMonthDayList(source: Source, at: number): Recognised | null {
  const ranged = readDayRange(source, at);
  if (ranged)
    return { ...ranged, end: ranged.end + (matchAt(weekdaysOfRange, source, ranged.end)?.[0].length ?? 0) };
  const named = readNamedDays(source, at);
  if (named) return named;
  const match = matchAt(listAfter, source, at) ?? matchAt(listBefore, source, at);
  if (!match?.groups || countsOthers(source, at, match[0])) return null;
  const days = daysOf(match.groups.list ?? "");
  if (days.length < 2 || days.some(Number.isNaN)) return null;
  const end = at + match[0].length;
  if (isClockBehind(source, days, end) || isDottedApart(match.groups.list ?? "", days)) return null;
  const month = monthOf(match.groups.month);
  const year = yearOf(match.groups.year);
  const dates = days.map((number) => dateOf(month, number, year));
  return foundDays(end + (matchAt(weekdayBehind, source, end)?.[0].length ?? 0), dates);
}
