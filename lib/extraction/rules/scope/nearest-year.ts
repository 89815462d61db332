import { type CivilDate, isCivilDate, toDayNumber, weekdayOf } from "@/lib/extraction/rules/civil-date";
import type { DayExpression } from "@/lib/extraction/rules/spans";

/** Whoever speaks of a date that is further ahead says its year. */
const furthestAhead = 300;

/**
 * A date without a year that was lately, `19 September` in November, is that one and not the next: in a text of several
 * blocks dates are history as often as plans. A weekday that only the next one has says otherwise.
 */
export function inNearestYear(day: DayExpression, today: CivilDate): DayExpression {
  if (day.kind !== "calendar" || day.month === null || day.day === null) return day;
  if (day.year !== null || day.yearShift !== undefined) return day;
  const now = toDayNumber(today);
  const inYear = (year: number): CivilDate => ({ year, month: day.month ?? 1, day: day.day ?? 1 });
  const before = [today.year, today.year - 1].map(inYear).find((date) => toDayNumber(date) < now);
  if (before === undefined || !isCivilDate(before)) return day;
  const coming = inYear(before.year + 1);
  const isFar = isCivilDate(coming) && toDayNumber(coming) - now > furthestAhead;
  const isOfNext =
    day.weekday !== null && weekdayOf(coming) === day.weekday && weekdayOf(before) !== day.weekday;
  return isFar && !isOfNext ? { ...day, year: before.year } : day;
}
