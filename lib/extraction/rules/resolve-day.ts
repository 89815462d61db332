import {
  addCivilDays,
  addCivilMonths,
  type CivilDate,
  compareCivil,
  daysInMonth,
  isCivilDate,
  weekdayOf,
} from "./civil-date";
import { resolveHoliday } from "./resolve-holiday";
import type { DayExpression } from "./spans";

/** A day, or several in a row, with the other reading where people differ. */
export interface ResolvedDay {
  first: CivilDate;
  last: CivilDate | null;
  other: { date: CivilDate; reason: string } | null;
}

/** What a day may refer to: today in the visitor's zone and the day of the event before. */
export interface DayContext {
  today: CivilDate;
  previous: CivilDate | null;
}

const one = (first: CivilDate): ResolvedDay => ({ first, last: null, other: null });

/** The first day on or after `from` that is the weekday. */
export const onOrAfter = (from: CivilDate, weekday: number): CivilDate =>
  addCivilDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** The Monday of a date's week. */
export const mondayOf = (date: CivilDate): CivilDate => addCivilDays(date, -((weekdayOf(date) + 6) % 7));

type Of<Kind extends DayExpression["kind"]> = Extract<DayExpression, { kind: Kind }>;

function resolveCalendar(day: Of<"calendar">, { today }: DayContext): ResolvedDay | null {
  if (day.day === null) return null;
  if (day.month === null) return resolveDayOfMonth(day, day.day, today);
  const stated = day.yearShift === undefined ? day.year : today.year + day.yearShift;
  if (stated !== null) {
    const date = { year: stated, month: day.month, day: day.day };
    return isCivilDate(date) ? one(date) : null;
  }
  for (let year = today.year; year <= today.year + 8; year += 1) {
    const date = { year, month: day.month, day: day.day };
    if (isCivilDate(date) && compareCivil(date, today) >= 0) return one(date);
  }
  return null;
}

function resolveDayOfMonth(day: Of<"calendar">, number: number, today: CivilDate): ResolvedDay | null {
  if (day.monthShift !== null) {
    const month = addCivilMonths({ ...today, day: 1 }, day.monthShift);
    const date = { ...month, day: number };
    return isCivilDate(date) ? one(date) : null;
  }
  let fallback: CivilDate | null = null;
  for (let shift = 0; shift < 24; shift += 1) {
    const month = addCivilMonths({ ...today, day: 1 }, shift);
    const date = { ...month, day: number };
    if (!isCivilDate(date) || compareCivil(date, today) < 0) continue;
    if (day.weekday === null || weekdayOf(date) === day.weekday) return one(date);
    fallback ??= date;
  }
  return fallback && one(fallback);
}

function resolveWeekday(day: Of<"weekday">, { today }: DayContext): ResolvedDay | null {
  const { weekday, which, weeks } = day;
  if (which === "last") return one(addCivilDays(today, -((weekdayOf(today) - weekday + 7) % 7 || 7)));
  if (which === "on-or-after") return one(addCivilDays(onOrAfter(today, weekday), 7 * weeks));
  if (which === "in-week") return one(addCivilDays(mondayOf(today), ((weekday + 6) % 7) + 7 * weeks));
  if (which === "this") {
    return one(onOrAfter(today, weekday));
  }
  const coming = onOrAfter(addCivilDays(today, 1), weekday);
  if (which === "bare") return one(addCivilDays(coming, 7 * weeks));
  const inNextWeek = addCivilDays(mondayOf(today), ((weekday + 6) % 7) + 7);
  const first = { first: inNextWeek, last: null };
  if (compareCivil(inNextWeek, coming) === 0) return { ...first, other: null };
  return { ...first, other: { date: coming, reason: "“Next” may also mean the very next one." } };
}

function resolveNth(day: Of<"nth">, { today }: DayContext): ResolvedDay | null {
  if (day.month === null) {
    const month = addCivilMonths({ ...today, day: 1 }, day.monthShift ?? 0);
    const date = nthOfMonth(month, day.nth, day.weekday);
    // "the first Monday of the month", when that is over, is the one of the next month.
    const isOver = day.monthShift === null && date !== null && compareCivil(date, today) < 0;
    const later = isOver ? nthOfMonth(addCivilMonths(month, 1), day.nth, day.weekday) : date;
    return later && one(later);
  }
  for (let year = day.year ?? today.year; year <= (day.year ?? today.year + 8); year += 1) {
    const date = nthOfMonth({ year, month: day.month, day: 1 }, day.nth, day.weekday);
    if (date && (day.year !== null || compareCivil(date, today) >= 0)) return one(date);
  }
  return null;
}

/** The nth weekday (or, with a null weekday, the nth day) of a month; a negative nth counts from its end. */
export function nthOfMonth(month: CivilDate, nth: number, weekday: number | null): CivilDate | null {
  const length = daysInMonth(month.year, month.month);
  const step = weekday === null ? 1 : 7;
  const firstDay = weekday === null ? 1 : onOrAfter({ ...month, day: 1 }, weekday).day;
  const lastDay = firstDay + Math.floor((length - firstDay) / step) * step;
  const day = nth > 0 ? firstDay + (nth - 1) * step : lastDay + (nth + 1) * step;
  return day >= 1 && day <= length ? { ...month, day } : null;
}

function resolveShift(day: Of<"shift">, context: DayContext): ResolvedDay | null {
  const base = day.from === null ? one(context.today) : resolveDay(day.from, context);
  return base && one(addCivilDays(addCivilMonths(base.first, day.months), day.days));
}

function resolveNthFrom(day: Of<"nth-from">, context: DayContext): ResolvedDay | null {
  const base = day.from === null ? one(context.today) : resolveDay(day.from, context);
  if (!base) return null;
  // "in two weeks on Monday" is the Monday of that week, which begins on Sunday here.
  if (day.nth === 0) return one(addCivilDays(base.first, day.weekday - weekdayOf(base.first)));
  if (day.nth > 0)
    return one(addCivilDays(onOrAfter(addCivilDays(base.first, 1), day.weekday), 7 * (day.nth - 1)));
  const before = addCivilDays(base.first, -((weekdayOf(base.first) - day.weekday + 7) % 7 || 7));
  return one(addCivilDays(before, 7 * (day.nth + 1)));
}

function resolveWeek(day: Of<"week">, context: DayContext): ResolvedDay | null {
  const base = day.of === null ? one(context.today) : resolveDay(day.of, context);
  if (!base) return null;
  const monday = addCivilDays(mondayOf(base.first), 7 * day.weekShift);
  if (day.days === "week") return { first: monday, last: addCivilDays(monday, 6), other: null };
  const saturday = addCivilDays(monday, 5);
  return { first: saturday, last: addCivilDays(saturday, 1), other: null };
}

const weekFrom = (monday: CivilDate): ResolvedDay => ({
  first: monday,
  last: addCivilDays(monday, 6),
  other: null,
});

/** Weeks belong to the month and the year of their Thursday (ISO 8601). */
function resolveNthWeek(day: Of<"nth-week">, today: CivilDate): ResolvedDay | null {
  const year = day.year ?? (day.yearShift === null ? null : today.year + day.yearShift);
  if (day.month === null && day.monthShift === null) {
    const wanted = year ?? today.year;
    const thursday =
      day.nth > 0
        ? addCivilDays(onOrAfter({ year: wanted, month: 1, day: 1 }, 4), 7 * (day.nth - 1))
        : addCivilDays(onOrAfter({ year: wanted, month: 12, day: 25 }, 4), 7 * (day.nth + 1));
    return weekFrom(addCivilDays(thursday, -3));
  }
  const shifted = addCivilMonths({ ...today, day: 1 }, day.monthShift ?? 0);
  for (const candidate of year === null && day.month !== null
    ? [today.year, today.year + 1]
    : [year ?? shifted.year]) {
    const thursday = nthOfMonth({ year: candidate, month: day.month ?? shifted.month, day: 1 }, day.nth, 4);
    if (
      thursday &&
      (year !== null || day.month === null || compareCivil(addCivilDays(thursday, 3), today) >= 0)
    )
      return weekFrom(addCivilDays(thursday, -3));
  }
  return null;
}

/** Turns what a phrase says about a day into a date; null where the calendar has no such day. */
export function resolveDay(day: DayExpression, context: DayContext): ResolvedDay | null {
  switch (day.kind) {
    case "calendar":
      return resolveCalendar(day, context);
    case "weekday":
      return resolveWeekday(day, context);
    case "shift":
      return resolveShift(day, context);
    case "nth":
      return resolveNth(day, context);
    case "nth-from":
      return resolveNthFrom(day, context);
    case "holiday": {
      const date = resolveHoliday(day, context.today);
      return date && one(date);
    }
    case "week":
      return resolveWeek(day, context);
    case "nth-week":
      return resolveNthWeek(day, context.today);
    case "same-day":
      return one(context.previous ?? context.today);
    case "fixed":
      return one(day.date);
  }
}
