import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayRange, Recognised } from "@/lib/extraction/rules/spans";
import { parseDayOfMonth } from "./day-of-month";
import { monthOf, monthSource, weekdaySource } from "./day-words";
import { parseMonthDay } from "./month-day";
import { parseMonthDayList } from "./month-day-list";
import { parseNumericDate } from "./numeric-date";
import { readRecurrenceDays } from "./recurrence-days";

const opening = openPattern(
  "(?:except|excluding|but not|skipping|other than|apart from)(?: for)?(?: on| in)? (?:every )?",
);
const months = openPattern(
  `(?<first>${monthSource})(?:(?: and |, ?|-| ?& ?)(?<second>${monthSource}))?(?![a-z]| ?\\d)`,
);

const dateOpening = openPattern(
  `(?:(?:except|excluding|skip(?:ping)?|other than|apart from|(?<=[,(;–-] ?)(?:bar(?:ring)?|minus)|(?:but )?not)(?: for)?(?: on)?|no (?:[a-z]+ ){0,2}on|(?:no|nothing)(?: [a-z]{3,}){0,2}?(?= (?:the )?(?:\\d|(?:${monthSource}|${weekdaySource})\\b))) (?:the )?`,
);
const another = openPattern(" ?(?:,|&|and|or|, and|nor) ?(?:on )?(?:the )?");
const series = new RegExp(
  `\\b(?:every|each|daily|nightly|(?:bi-?)?weekly|fortnightly|monthly|quarterly|weekdays|(?:${weekdaySource})s)\\b`,
);

/** `except 7 December`, `no lesson on Nov 26`, behind a series: a rule has no words for single days, so they become a note. */
function readDates(source: Source, at: number): Recognised | null {
  const opened = matchAt(dateOpening, source, at);
  if (!opened || !series.test(source.lower.slice(0, at))) return null;
  const first = datesAt(source, at + opened[0].length);
  if (first === null) return null;
  const dates: DayRange[] = [];
  let end = first.end;
  for (let more: typeof first | null = first; more !== null; ) {
    dates.push(...more.dates);
    end = more.end;
    const link = matchAt(another, source, end);
    more = link && datesAt(source, end + link[0].length);
  }
  return { value: { kind: "except", byDay: [], byMonth: [], dates, isNote: true }, end };
}

function datesAt(source: Source, at: number): { dates: DayRange[]; end: number } | null {
  const found =
    parseMonthDayList(source, at) ??
    parseMonthDay(source, at) ??
    parseNumericDate(source, at) ??
    parseDayOfMonth(source, at);
  if (found?.value.kind !== "day") return null;
  const { days, last } = found.value;
  const dates = days.map((day, index) => ({ day, last: index === days.length - 1 ? last : null }));
  return { dates, end: found.end };
}

/** `except Friday`, `but not on weekends`, `except in July and August`: what a series leaves out. */
export function parseException(source: Source, at: number): Recognised | null {
  const ruled = readRule(source, at);
  return readDates(source, at) ?? (ruled && withDates(source, ruled));
}

/** `except on Fridays and Dec 24`: the single days behind are told with the rest. */
function withDates(source: Source, found: Recognised): Recognised {
  const link = matchAt(another, source, found.end);
  const more = link && datesAt(source, found.end + link[0].length);
  // `daily except Mondays, 1 to 30 April`: behind a comma days in a row are those of the series.
  const isOfSeries = link?.[0].trim() === "," && more?.dates.some(({ last }) => last !== null) === true;
  return more === null || isOfSeries || found.value.kind !== "except"
    ? found
    : { value: { ...found.value, dates: more.dates, isNote: true }, end: more.end };
}

function readRule(source: Source, at: number): Recognised | null {
  const opened = matchAt(opening, source, at);
  if (!opened) return null;
  const from = at + opened[0].length;
  const named = matchAt(months, source, from);
  if (named) {
    const byMonth = [named.groups?.first, named.groups?.second].map(monthOf).filter((month) => month > 0);
    return { value: { kind: "except", byDay: [], byMonth }, end: from + named[0].length };
  }
  const days = readRecurrenceDays(source, from);
  if (!days || days.value.byDay.length === 0 || days.value.byDay.some((code) => code.length > 2)) return null;
  return { value: { kind: "except", byDay: days.value.byDay, byMonth: [] }, end: days.end };
}
