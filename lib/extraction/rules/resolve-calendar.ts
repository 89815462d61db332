import type { Phrase } from "@/lib/messages/phrase";
import {
  addCivilDays,
  addCivilMonths,
  type CivilDate,
  compareCivil,
  daysInMonth,
  isCivilDate,
  toDayNumber,
  weekdayOf,
} from "./civil-date";
import { type DayContext, oneDay, type ResolvedDay } from "./resolved-day";
import type { DayExpression } from "./spans";

type Calendar = Extract<DayExpression, { kind: "calendar" }>;

/** A date that lies so few days back, on the very weekday that was said, is meant rather than one years ahead. */
const recentDays = 14;
/** Within so many days people mistake a weekday rather than plan for the year after. */
const nearDays = 120;

/** The date nearest to `date` that is the weekday: what was meant where the weekday is right and the number is not. */
function nearestWeekday(date: CivilDate, weekday: number): CivilDate {
  const ahead = (weekday - weekdayOf(date) + 7) % 7;
  return addCivilDays(date, ahead > 3 ? ahead - 7 : ahead);
}

const disagreement = (weekday: number): Phrase => ({ code: "reasons.weekday", params: { weekday } });

/** A date with the weekday that was said beside it: where they disagree, the day of that name is the other reading. */
function withWeekday(date: CivilDate, weekday: number | null): ResolvedDay {
  if (weekday === null || weekdayOf(date) === weekday) return oneDay(date);
  return {
    first: date,
    last: null,
    other: { date: nearestWeekday(date, weekday), reason: disagreement(weekday) },
  };
}

/** The year of a date without one: the next, unless the weekday beside it fits the last one or the one after. */
function nearestYear(
  coming: CivilDate,
  before: CivilDate,
  { weekday, today }: { weekday: number; today: CivilDate },
): ResolvedDay {
  if (weekdayOf(coming) === weekday) return oneDay(coming);
  const other = { date: coming, reason: disagreement(weekday) };
  const isRecent = toDayNumber(today) - toDayNumber(before) <= recentDays;
  if (isRecent && weekdayOf(before) === weekday) return { first: before, last: null, other };
  const after = { ...coming, year: coming.year + 1 };
  const isFar = toDayNumber(coming) - toDayNumber(today) > nearDays;
  if (isFar && isCivilDate(after) && weekdayOf(after) === weekday) return { first: after, last: null, other };
  return withWeekday(coming, weekday);
}

/** The years around today in which the date exists, nearest first. */
function inYears(
  month: number,
  day: number,
  { today, step }: { today: CivilDate; step: 1 | -1 },
): CivilDate | null {
  for (let shift = 0; shift <= 8; shift += 1) {
    const date = { year: today.year + step * shift, month, day };
    const isOnSide = step * compareCivil(date, today) >= 0;
    if (isCivilDate(date) && isOnSide) return date;
  }
  return null;
}

function resolveDate(
  day: Calendar,
  stated: { month: number; day: number },
  { today, isPast }: DayContext,
): ResolvedDay | null {
  const year = day.yearShift === undefined ? day.year : today.year + day.yearShift;
  if (year !== null) {
    const date = { year, ...stated };
    return isCivilDate(date) ? withWeekday(date, day.weekday) : null;
  }
  const before = inYears(stated.month, stated.day, { today, step: -1 });
  if (isPast === true) return before && withWeekday(before, day.weekday);
  const coming = inYears(stated.month, stated.day, { today, step: 1 });
  if (coming === null) return null;
  return day.weekday === null || before === null
    ? withWeekday(coming, day.weekday)
    : nearestYear(coming, before, { weekday: day.weekday, today });
}

function resolveDayOfMonth(day: Calendar, number: number, { today, isPast }: DayContext): ResolvedDay | null {
  if (day.monthShift !== null) {
    const month = addCivilMonths({ ...today, day: 1 }, day.monthShift);
    const date = { ...month, day: number };
    return number <= daysInMonth(month.year, month.month) ? withWeekday(date, day.weekday) : null;
  }
  const step = isPast === true ? -1 : 1;
  let nearest: CivilDate | null = null;
  for (let shift = 0; shift < 24; shift += 1) {
    const month = addCivilMonths({ ...today, day: 1 }, step * shift);
    const date = { ...month, day: number };
    if (!isCivilDate(date) || step * compareCivil(date, today) < 0) continue;
    nearest ??= date;
    if (day.weekday === null) return oneDay(date);
    if (weekdayOf(date) !== day.weekday) continue;
    const isNearest = compareCivil(date, nearest) === 0;
    const other = isNearest ? null : { date: nearest, reason: disagreement(day.weekday) };
    return { first: date, last: null, other };
  }
  return nearest && oneDay(nearest);
}

/** The date of a day and perhaps a month, a year and a weekday; null where the calendar has none. */
export function resolveCalendar(day: Calendar, context: DayContext): ResolvedDay | null {
  if (day.day === null) return null;
  if (day.month === null) return resolveDayOfMonth(day, day.day, context);
  return resolveDate(day, { month: day.month, day: day.day }, context);
}
