import {
  addCivilDays,
  addCivilMonths,
  type CivilDate,
  compareCivil,
  daysInMonth,
  easterOf,
  weekdayOf,
} from "./civil-date";
import type { DayExpression } from "./spans";
import { type HolidayRule, holidays } from "./words/holidays-en";

function nthWeekday(year: number, rule: { month: number; nth: number; weekday: number }): CivilDate {
  const first = { year, month: rule.month, day: 1 };
  const day = 1 + ((rule.weekday - weekdayOf(first) + 7) % 7);
  if (rule.nth > 0) return { ...first, day: day + 7 * (rule.nth - 1) };
  const weeks = Math.floor((daysInMonth(year, rule.month) - day) / 7);
  return { ...first, day: day + 7 * weeks };
}

function inYear(rule: HolidayRule, year: number): CivilDate {
  if ("easter" in rule) return addCivilDays(easterOf(year), rule.easter);
  if ("nth" in rule) return addCivilDays(nthWeekday(year, rule), rule.plus ?? 0);
  return { year, month: rule.month, day: rule.day };
}

/** The day of a holiday: in its stated year, else the next, or the last one where the text says so. */
export function resolveHoliday(
  day: Extract<DayExpression, { kind: "holiday" }>,
  today: CivilDate,
): CivilDate | null {
  const rule = holidays[day.name];
  if (rule === undefined) return null;
  if (day.year !== null) return inYear(rule, day.year);
  if (day.yearShift !== null) return inYear(rule, addCivilMonths(today, 12 * day.yearShift).year);
  const thisYear = inYear(rule, today.year);
  const isAhead = compareCivil(thisYear, today) >= 0;
  if (day.last) return isAhead ? inYear(rule, today.year - 1) : thisYear;
  return isAhead ? thisYear : inYear(rule, today.year + 1);
}
