import { dateOfDayNumber, dayNumberOf, weekdayOfDayNumber } from "@/lib/time/day-number";
import type { WallDate } from "@/lib/time/wall-clock";
import { readRecurrenceRule } from "./recurrence-rule";
import { rulePartsByName, weekdayCodes } from "./rule-parts";

/** The day of an instance, in the numbers that a rule speaks of. */
interface Day {
  number: number;
  year: number;
  /** 1 to 12. */
  month: number;
  dayOfMonth: number;
  /** ISO 8601, Monday 1. */
  weekday: number;
}

/** A rule as far as days go (RFC 5545 § 3.3.10); empty lists do not limit. */
interface DayRule {
  frequency: "daily" | "weekly" | "monthly" | "yearly" | "other";
  interval: number;
  months: readonly number[];
  monthDays: readonly number[];
  /** A weekday, and which of its month or year (-1 is the last); 0 for each one. */
  weekdays: readonly { weekday: number; nth: number }[];
  /** Which of a period's days; empty for all. */
  positions: readonly number[];
}

const numbersIn = (value: string | undefined): number[] =>
  (value ?? "")
    .split(",")
    .filter((part) => part !== "")
    .map(Number);

function weekdayIn(value: string): { weekday: number; nth: number }[] {
  const weekday = weekdayCodes.indexOf(value.slice(-2)) + 1;
  return weekday === 0 ? [] : [{ weekday, nth: Number(value.slice(0, -2)) || 0 }];
}

function toDay(number: number): Day {
  const [year = 0, month = 0, dayOfMonth = 0] = dateOfDayNumber(number).split("-").map(Number);
  return { number, year, month, dayOfMonth, weekday: weekdayOfDayNumber(number) };
}

const daysInMonth = ({ year, month }: Day): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const firstOfYear = (year: number): number => dayNumberOf(`${year}-01-01`);

/** What the rule's own start says where the rule does not: weekly on its weekday, monthly on its day, yearly on both. */
function completed(rule: DayRule, first: Day): DayRule {
  const { frequency, months, monthDays, weekdays } = rule;
  const isOpen = monthDays.length === 0 && weekdays.length === 0;
  if (!isOpen) return rule;
  if (frequency === "weekly") return { ...rule, weekdays: [{ weekday: first.weekday, nth: 0 }] };
  if (frequency === "monthly") return { ...rule, monthDays: [first.dayOfMonth] };
  if (frequency !== "yearly") return rule;
  return { ...rule, monthDays: [first.dayOfMonth], months: months.length === 0 ? [first.month] : months };
}

/** Whether a day is the nth of its weekday, counted in its month, or in its year where the rule names no month. */
function isNth(day: Day, nth: number, isOfYear: boolean): boolean {
  if (nth === 0) return true;
  const place = isOfYear ? day.number - firstOfYear(day.year) + 1 : day.dayOfMonth;
  const length = isOfYear ? firstOfYear(day.year + 1) - firstOfYear(day.year) : daysInMonth(day);
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth;
}

function isInRule({ frequency, months, monthDays, weekdays }: DayRule, day: Day): boolean {
  if (months.length > 0 && !months.includes(day.month)) return false;
  const fromEnd = day.dayOfMonth - daysInMonth(day) - 1;
  if (monthDays.length > 0 && !monthDays.includes(day.dayOfMonth) && !monthDays.includes(fromEnd))
    return false;
  const isOfYear = frequency === "yearly" && months.length === 0;
  const isCounted = frequency === "monthly" || frequency === "yearly";
  return (
    weekdays.length === 0 ||
    weekdays.some(({ weekday, nth }) => weekday === day.weekday && isNth(day, isCounted ? nth : 0, isOfYear))
  );
}

/** The number of the day's period: its day, week (from Monday), month or year. */
function periodOf({ frequency }: DayRule, day: Day): number {
  if (frequency === "weekly") return Math.floor((day.number + 3) / 7);
  if (frequency === "monthly") return day.year * 12 + day.month;
  return frequency === "yearly" ? day.year : day.number;
}

/** Keeps of each period the days at the rule's positions (BYSETPOS). */
function atPositions(rule: DayRule, days: readonly Day[]): Day[] {
  if (rule.positions.length === 0) return [...days];
  const periods = new Map<number, Day[]>();
  for (const day of days) {
    const period = periodOf(rule, day);
    periods.set(period, [...(periods.get(period) ?? []), day]);
  }
  return [...periods.values()].flatMap((set) =>
    set.filter((_, at) => rule.positions.includes(at + 1) || rule.positions.includes(at - set.length)),
  );
}

export interface SeriesSpan {
  /** An RRULE value whose UNTIL, if any, is a date of the wall calendar. */
  rule: string;
  timeZone: string;
  /** The day of the first instance, which counts whether or not the rule names it. */
  first: WallDate;
  /** The last day of interest, inclusive. */
  last: WallDate;
  /** The first day of interest; from the first instance on if absent. */
  from?: WallDate | undefined;
}

/** The first day that has to be looked at: a count is counted from its first instance. */
function firstLooked({ first, from }: SeriesSpan, count: number | null): WallDate {
  return from === undefined || from < first || count !== null ? first : from;
}

const daysOfPeriod = { daily: 1, weekly: 7, monthly: 31, yearly: 366, other: 1 } as const;

/** About how many days `seriesDays` looks at. */
export function daysLooked(span: SeriesSpan): number {
  const { frequency, interval, count } = readRecurrenceRule(span.rule, span.timeZone);
  const days = Math.max(0, dayNumberOf(span.last) - dayNumberOf(firstLooked(span, count)));
  const isSparse = /BYMONTH|BYMONTHDAY|BYSETPOS/.test(span.rule);
  return count === null || isSparse ? days : Math.min(days, count * interval * daysOfPeriod[frequency]);
}

/**
 * The days on which a series has an instance, up to `last`; that day must be near `from`, or else the first, since each day
 * between is looked at. Exceptions are the caller's. A rule of another frequency, such as hours, has its first day alone.
 */
export function seriesDays(span: SeriesSpan): WallDate[] {
  const { rule, timeZone, first, last, from } = span;
  const { frequency, interval, until, count } = readRecurrenceRule(rule, timeZone);
  if (frequency === "other") return [first];
  const parts = rulePartsByName(rule);
  const start = toDay(dayNumberOf(first));
  const dayRule = completed(
    {
      frequency,
      interval,
      months: numbersIn(parts.get("BYMONTH")),
      monthDays: numbersIn(parts.get("BYMONTHDAY")),
      weekdays: (parts.get("BYDAY") ?? "").split(",").flatMap(weekdayIn),
      positions: numbersIn(parts.get("BYSETPOS")),
    },
    start,
  );
  const end = dayNumberOf(until !== null && until < last ? until : last);
  // A set of positions is counted from the beginning of its period, which may lie before the first instance.
  const looked = toDay(dayNumberOf(firstLooked(span, count)));
  const begin = dayRule.positions.length === 0 ? looked.number : firstOfYear(looked.year);
  const days: Day[] = [];
  for (let number = begin; number <= end; number += 1) {
    const day = toDay(number);
    const isOnTurn = (periodOf(dayRule, day) - periodOf(dayRule, start)) % interval === 0;
    if (isOnTurn && isInRule(dayRule, day)) days.push(day);
    if (count !== null && dayRule.positions.length === 0 && days.length >= count) break;
  }
  const later = atPositions(dayRule, days).filter(({ number }) => number > start.number);
  const found = [start, ...later].slice(0, count ?? undefined).map(({ number }) => dateOfDayNumber(number));
  return from === undefined ? found : found.filter((day) => day >= from);
}
