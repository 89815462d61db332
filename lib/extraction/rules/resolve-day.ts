import {
  addCivilDays,
  addCivilMonths,
  type CivilDate,
  compareCivil,
  daysInMonth,
  weekdayOf,
} from "./civil-date";
import { resolveCalendar } from "./resolve-calendar";
import { resolveHoliday } from "./resolve-holiday";
import { type DayContext, oneDay, type ResolvedDay } from "./resolved-day";
import type { DayExpression } from "./spans";

/** The first day on or after `from` that is the weekday. */
export const onOrAfter = (from: CivilDate, weekday: number): CivilDate =>
  addCivilDays(from, (weekday - weekdayOf(from) + 7) % 7);

/** The Monday of a date's week. */
export const mondayOf = (date: CivilDate): CivilDate => addCivilDays(date, -((weekdayOf(date) + 6) % 7));

type Of<Kind extends DayExpression["kind"]> = Extract<DayExpression, { kind: Kind }>;

function resolveWeekday(day: Of<"weekday">, { today, isPast }: DayContext): ResolvedDay | null {
  const { weekday, weeks } = day;
  const which = isPast === true && day.which === "bare" && weeks === 0 ? "last" : day.which;
  if (which === "last") return oneDay(addCivilDays(today, -((weekdayOf(today) - weekday + 7) % 7 || 7)));
  if (which === "on-or-after") return oneDay(addCivilDays(onOrAfter(today, weekday), 7 * weeks));
  if (which === "in-week") return oneDay(addCivilDays(mondayOf(today), ((weekday + 6) % 7) + 7 * weeks));
  if (which === "this") {
    return oneDay(onOrAfter(today, weekday));
  }
  if (which === "coming") return oneDay(onOrAfter(addCivilDays(today, 2), weekday));
  const coming = onOrAfter(addCivilDays(today, 1), weekday);
  if (which === "bare") return oneDay(addCivilDays(coming, 7 * weeks));
  // On a Sunday the week that begins is "this" one: next Friday is not the one in five days.
  const monday = weekdayOf(today) === 0 && weekday !== 0 ? addCivilDays(today, 1) : mondayOf(today);
  const inNextWeek = addCivilDays(monday, ((weekday + 6) % 7) + 7);
  const first = { first: inNextWeek, last: null };
  if (compareCivil(inNextWeek, coming) === 0) return { ...first, other: null };
  return { ...first, other: { date: coming, reason: { code: "reasons.nextDay" } } };
}

function resolveNth(day: Of<"nth">, { today }: DayContext): ResolvedDay | null {
  if (day.month === null) {
    const month = addCivilMonths({ ...today, day: 1 }, day.monthShift ?? 0);
    const date = nthOfMonth(month, day.nth, day.weekday);
    // "the first Monday of the month", when that is over, is the one of the next month.
    const isOver = day.monthShift === null && date !== null && compareCivil(date, today) < 0;
    const later = isOver ? nthOfMonth(addCivilMonths(month, 1), day.nth, day.weekday) : date;
    return later && oneDay(later);
  }
  for (let year = day.year ?? today.year; year <= (day.year ?? today.year + 8); year += 1) {
    const date = nthOfMonth({ year, month: day.month, day: 1 }, day.nth, day.weekday);
    if (date && (day.year !== null || compareCivil(date, today) >= 0)) return oneDay(date);
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
  const base = day.from === null ? oneDay(context.today) : resolveDay(day.from, context);
  return base && oneDay(addCivilDays(addCivilMonths(base.first, day.months), day.days));
}

function resolveNthFrom(day: Of<"nth-from">, context: DayContext): ResolvedDay | null {
  const base = day.from === null ? oneDay(context.today) : resolveDay(day.from, context);
  if (!base) return null;
  if (day.nth === 0 && base.last !== null) return oneDay(onOrAfter(base.first, day.weekday));
  // "in two weeks on Monday" is the Monday of that week, which begins on Sunday here.
  if (day.nth === 0) return oneDay(addCivilDays(base.first, day.weekday - weekdayOf(base.first)));
  if (day.nth > 0)
    return oneDay(addCivilDays(onOrAfter(addCivilDays(base.first, 1), day.weekday), 7 * (day.nth - 1)));
  const before = addCivilDays(base.first, -((weekdayOf(base.first) - day.weekday + 7) % 7 || 7));
  return oneDay(addCivilDays(before, 7 * (day.nth + 1)));
}

/** The weekend of a holiday, with the holiday where that is the Monday after it or up to two days before. */
function longWeekend(holiday: CivilDate, saturdayOfWeek: CivilDate): ResolvedDay {
  const weekday = weekdayOf(holiday);
  const saturday = weekday === 1 || weekday === 2 ? addCivilDays(saturdayOfWeek, -7) : saturdayOfWeek;
  const sunday = addCivilDays(saturday, 1);
  const first = weekday === 4 || weekday === 5 ? holiday : saturday;
  return { first, last: weekday === 1 ? holiday : sunday, other: null };
}

const weekFrom = (first: CivilDate): ResolvedDay => ({ first, last: addCivilDays(first, 6), other: null });

function resolveWeek(day: Of<"week">, context: DayContext): ResolvedDay | null {
  const base = day.of === null ? oneDay(context.today) : resolveDay(day.of, context);
  if (!base) return null;
  const monday = addCivilDays(mondayOf(base.first), 7 * day.weekShift);
  // "The week of Sunday 7 March" begins on it.
  if (
    day.days === "week" &&
    day.of?.kind === "calendar" &&
    day.of.weekday === 0 &&
    weekdayOf(base.first) === 0
  )
    return weekFrom(base.first);
  if (day.days !== "weekend")
    return { first: monday, last: addCivilDays(monday, day.days === "week" ? 6 : 4), other: null };
  const saturday = addCivilDays(monday, 5);
  if (day.of?.kind === "holiday") return longWeekend(base.first, saturday);
  return { first: saturday, last: addCivilDays(saturday, 1), other: null };
}

/** Weeks belong to the month and the year of their Thursday (ISO 8601). */
function resolveNthWeek(day: Of<"nth-week">, today: CivilDate): ResolvedDay | null {
  const year = day.year ?? (day.yearShift === null ? null : today.year + day.yearShift);
  if (day.month === null && day.monthShift === null) {
    const wanted = year ?? today.year;
    const thursday =
      day.nth > 0
        ? addCivilDays(onOrAfter({ year: wanted, month: 1, day: 1 }, 4), 7 * (day.nth - 1))
        : addCivilDays(onOrAfter({ year: wanted, month: 12, day: 25 }, 4), 7 * (day.nth + 1));
    const monday = addCivilDays(thursday, -3);
    const isOver = year === null && compareCivil(addCivilDays(monday, 6), today) < 0;
    return isOver ? resolveNthWeek({ ...day, year: today.year + 1 }, today) : weekFrom(monday);
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

function resolvePeriod({ unit, shift, month, year }: Of<"period">, today: CivilDate): ResolvedDay {
  const months = unit === "year" ? 12 : 1;
  const named = month !== null && month < today.month ? today.year + 1 : today.year;
  const begin = { year: year ?? named, month: month ?? (unit === "year" ? 1 : today.month), day: 1 };
  const first = addCivilMonths(begin, shift * months);
  const last = addCivilDays(addCivilMonths(first, months), -1);
  const isUnderWay = compareCivil(first, today) < 0 && compareCivil(today, last) <= 0;
  const isLater = shift > 0 && month === null && year === null;
  const sameDay = addCivilMonths(today, shift * months);
  const other =
    isLater && compareCivil(sameDay, first) !== 0
      ? { date: sameDay, reason: { code: "reasons.nextPeriod" as const, params: { unit } }, ofClock: true }
      : null;
  return { first: isUnderWay ? today : first, last, other };
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
    case "holiday":
      return resolveHoliday(day, context.today);
    case "week":
      return resolveWeek(day, context);
    case "nth-week":
      return resolveNthWeek(day, context.today);
    case "period":
      return resolvePeriod(day, context.today);
    case "same-day":
      return oneDay(context.previous ?? context.today);
    case "fixed":
      return oneDay(day.date);
  }
}
