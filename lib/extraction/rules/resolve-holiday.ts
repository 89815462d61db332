import {
  addCivilDays,
  type CivilDate,
  compareCivil,
  daysInMonth,
  easterOf,
  orthodoxEasterOf,
  weekdayOf,
} from "./civil-date";
import type { HolidayRule } from "./holiday-rule";
import { datesIn } from "./other-calendars";
import { oneDay, type ResolvedDay } from "./resolved-day";
import type { DayExpression } from "./spans";

const firstYearOfTables = 2024;

function nthWeekday(year: number, rule: { month: number; nth: number; weekday: number }): CivilDate {
  const first = { year, month: rule.month, day: 1 };
  const day = 1 + ((rule.weekday - weekdayOf(first) + 7) % 7);
  if (rule.nth > 0) return { ...first, day: day + 7 * (rule.nth - 1) };
  const weeks = Math.floor((daysInMonth(year, rule.month) - day) / 7);
  return { ...first, day: day + 7 * weeks };
}

function inTable(table: string, year: number): CivilDate[] {
  const entry = table.split(" ")[year - firstYearOfTables];
  return entry === undefined ? [] : [{ year, month: Number(entry.slice(0, 2)), day: Number(entry.slice(2)) }];
}

/** The days of a holiday in a civil year, in order: one as a rule, none beyond a table, two where a lunar year is short. */
function inYear(rule: HolidayRule, year: number): CivilDate[] {
  if ("easter" in rule) return [addCivilDays(easterOf(year), rule.easter)];
  if ("orthodoxEaster" in rule) return [addCivilDays(orthodoxEasterOf(year), rule.orthodoxEaster)];
  if ("firstOf" in rule)
    return rule.firstOf.flatMap((one) => inYear(one, year)).sort((left, right) => compareCivil(left, right));
  if ("calendar" in rule) return datesIn(year, rule).map((date) => addCivilDays(date, rule.plus ?? 0));
  if ("table" in rule) return inTable(rule.table, year).map((date) => addCivilDays(date, rule.plus ?? 0));
  if ("nth" in rule) return [addCivilDays(nthWeekday(year, rule), rule.plus ?? 0)];
  return [{ year, month: rule.month, day: rule.day }];
}

function resolveDate(
  rule: HolidayRule,
  day: Extract<DayExpression, { kind: "holiday" }>,
  today: CivilDate,
): CivilDate | null {
  const stated = day.year ?? (day.yearShift === null ? null : today.year + day.yearShift);
  if (stated !== null) return inYear(rule, stated)[0] ?? null;
  const dates = [-1, 0, 1].flatMap((shift) => inYear(rule, today.year + shift));
  const isAhead = (date: CivilDate) => compareCivil(date, today) >= 0;
  return (day.last ? dates.findLast((date) => !isAhead(date)) : dates.find(isAhead)) ?? null;
}

const doubts = {
  sighting: { days: 1, reason: { code: "reasons.moonSighting" } },
  eve: { days: -1, reason: { code: "reasons.eveBefore" } },
} as const;

function doubtOf(rule: HolidayRule): keyof typeof doubts | null {
  const [one = rule] = "firstOf" in rule ? rule.firstOf : [];
  return "calendar" in one ? (one.doubt ?? null) : null;
}

/** The day of a holiday: in its stated year, else the next, or the last one where the text says so. */
export function resolveHoliday(
  day: Extract<DayExpression, { kind: "holiday" }>,
  today: CivilDate,
): ResolvedDay | null {
  const { rule } = day;
  const date = resolveDate(rule, day, today);
  if (date === null) return null;
  const doubt = doubtOf(rule);
  if (doubt === null) return oneDay(date);
  const { days, reason } = doubts[doubt];
  return { first: date, last: null, other: { date: addCivilDays(date, days), reason } };
}
