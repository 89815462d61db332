import { type Found, matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { standsForOne } from "./counted";
import {
  beginsAtHour,
  dayOf,
  foundDays,
  monthOf,
  monthSource,
  spokenDaySource,
  weekdayOfWord,
  weekdaySource,
  yearOf,
  yearSource,
  yearWordsSource,
} from "./day-words";

const weekday = `(?:(?:(?<weekday>${weekdaySource})\\b(?:\\.?,? ?(?:(?:on )?the )?|-)))?`;
const yearAfter = `(?:,? (?:of |in )?(?<shift>this|next|last) year|(?: ?,? ?(?:of |in )?(?:the year )?|-|/)(?<year>${yearSource}|(?:${yearWordsSource})(?! ?(?:[ap]\\.?m\\b|o'?clock))|(?<=, ?|of )1[6-8]\\d\\d|(?<=-|of )\\d\\d(?! (?:${monthSource})\\b)|(?:2[5-9]|[3-6]\\d)(?= ?(?:$|[\n;)])))(?!\\d|:\\d|\\.\\d| ?(?:[ap]\\.?m\\b|h(?:rs?|ours)?\\b|[NSEW] |[a-z]+ (?:rd|road|st|street|ave|avenue)\\b)))?`;
const dayLeft = `(?<day>${spokenDaySource})`;
const monthFirst = openPattern(
  `${weekday}(?<month>${monthSource})(?:\\.? ?,? ?(?:the )?|[-/])${dayLeft}(?!\\d|:\\d|\\.\\d|[-/]\\d{1,2}(?![\\d])[-/]| ?(?:[ap]\\.?m\\b|[ap]\\b|o'? ?clock))\\b${yearAfter}(?![\\d])`,
);
const dayFirst = openPattern(
  `${weekday}(?:the )?${dayLeft}(?: ?(?:of|day of) (?:this )?(?:the )?|[-/]|\\. ?|,? ?)(?<month>${monthSource})\\b\\.?${yearAfter}(?![\\d])`,
);
const yearFirst = openPattern(`(?<year>${yearSource})[ -/](?<month>${monthSource})[ -/]${dayLeft}\\b`);
const monthYearDay = openPattern(`(?<month>${monthSource})-(?<year>(?:19|20)\\d\\d)-${dayLeft}\\b`);
/** As tickets of airlines write it: `13SEP27`. */
const inOneRun = openPattern(
  `${weekday}(?<day>0[1-9]|[12]\\d|3[01])(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?<year>(?:20)?\\d\\d)(?!\\w)`,
);
const weekdayAfter = openPattern(`,? ?(?:\\()?(?<weekday>${weekdaySource})\\b\\.?\\)?`);

const dayBefore = /\b(?:3[01]|[12]\d|0?[1-9])(?:st|nd|rd|th)? (?:of )?$/;

const monthBehind = new RegExp(`^ (?:${monthSource})\\b`);

/**
 * `11 Jan, 18 Jan`, `11 Jan. 18 Jan`: the month behind a day is of that day, and the number behind the comma of the next month.
 * `reopens 30 Nov. First come, first served`, `10 Mar  The Third Man`: a word behind it is no number of a day.
 */
function readMonthFirst(source: Source, at: number): RegExpExecArray | null {
  const match = matchAt(monthFirst, source, at);
  const isOfDayBefore =
    match !== null &&
    (/^[a-z]+(?:\.? ?,|[. ] ?[a-z])/.test(match[0]) ||
      (/^[a-z]+\. ?\d/.test(match[0]) && monthBehind.test(source.lower.slice(at + match[0].length)))) &&
    dayBefore.test(source.lower.slice(Math.max(0, at - 8), at));
  return isOfDayBefore ? null : match;
}

const monthBefore = new RegExp(`\\b(?:${monthSource})\\.? (?:the )?$`);

/** `21-Jan 1   Winter break`: a row from the 21st of the month above it to the first of the one that it names. */
function endsWithMonth({ lower }: Source, { 0: words, index }: RegExpExecArray): boolean {
  const last = /^ (\d{1,2})(?: {2,}|\t|:(?!\d)|$)/.exec(
    lower.slice(index + words.length, index + words.length + 5),
  )?.[1];
  return /^\d+-[a-z]+$/.test(words) && last !== undefined && Number(last) < Number.parseInt(words, 10);
}

/** `Feb 16, Mar 9`, `go out May 14. June meeting`: the number behind a month is its day, and the month behind the comma has one of its own. */
function readDayFirst(source: Source, at: number): RegExpExecArray | null {
  const match = matchAt(dayFirst, source, at);
  if (match === null || endsWithMonth(source, match)) return null;
  const isOfMonthBefore =
    /^\d{1,2}(?:st|nd|rd|th)? ?[.,]/.test(match[0]) &&
    (monthBefore.test(source.lower.slice(Math.max(0, at - 16), at)) || beginsAtHour(source, at, match[0]));
  return isOfMonthBefore ? null : match;
}

/** Reads one date with a named month; the year and the weekday are kept when stated. */
export function readMonthDay(source: Source, at: number): Found<DayExpression> | null {
  const match =
    readMonthFirst(source, at) ??
    readDayFirst(source, at) ??
    matchAt(yearFirst, source, at) ??
    matchAt(monthYearDay, source, at) ??
    matchAt(inOneRun, source, at);
  const groups = match?.groups;
  if (!match || !groups) return null;
  const day = dayOf(groups.day);
  const month = monthOf(groups.month);
  if (day === null || Number.isNaN(month)) return null;
  // "One may ask": a number in words before a small may or march is no date.
  const isVerb =
    /^(?:may|mar|march)$/.test(groups.month ?? "") &&
    /^[a-z]+$/.test(groups.day ?? "") &&
    !/[A-Z][a-z]+$/.test(source.text.slice(at, at + match[0].length));
  if (isVerb && /^[a-z]+ (?:may|march)\b/.test(match[0])) return null;
  let end = at + match[0].length;
  if (isHourBehindMonth(source, match[0], end)) return null;
  let spoken = weekdayOfWord(groups.weekday);
  if (spoken === null) {
    const after = matchAt(weekdayAfter, source, end);
    const candidate = weekdayOfWord(after?.groups?.weekday);
    const isOne = after !== null && !/^ ?-/.test(source.lower.slice(end + after[0].length));
    if (after && candidate !== null && isOne && after[0].includes("(")) {
      spoken = candidate;
      end += after[0].length;
    }
  }
  const shift = { this: 0, next: 1, last: -1 }[groups.shift ?? ""];
  const value = {
    kind: "calendar",
    year: yearOf(groups.year),
    month,
    day,
    weekday: spoken,
    monthShift: null,
  } as const;
  return { value: shift === undefined ? value : { ...value, yearShift: shift }, end };
}

/** `Sundays in December, 11-2`, `in January, 7-8.30pm`: behind a comma what goes down or ends on a clock is hours, not a day. */
function isHourBehindMonth(source: Source, words: string, end: number): boolean {
  const day = /^[a-z]+, (?<day>\d{1,2})$/.exec(words)?.groups?.day;
  if (day === undefined) return false;
  const behind = /^ ?- ?(?<last>\d{1,2})(?!\d)(?<clock>(?:[:.]\d\d)? ?[ap]\.?m|[:.]\d\d(?!\d))?/.exec(
    source.lower.slice(end, end + 14),
  );
  return (
    behind !== null && (behind.groups?.clock !== undefined || Number(behind.groups?.last) <= Number(day))
  );
}

/** `Jan 5th`, `5 January 2027`, `Thursday, the 5th of March`. */
export function parseMonthDay(source: Source, at: number): Recognised | null {
  // "The last one October 31": the word is no day of the month.
  if (source.lower.startsWith("one ", at) && standsForOne(source, at)) return null;
  const found = readMonthDay(source, at);
  if (found?.value.kind !== "calendar") return null;
  return foundDays(found.end, [found.value]);
}
