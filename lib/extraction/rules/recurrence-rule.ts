import {
  addCivilDays,
  addCivilMonths,
  type CivilDate,
  compareCivil,
  daysInMonth,
  weekdayOf,
} from "./civil-date";
import { weekdayOfCode } from "./every";
import { nthOfMonth } from "./resolve-day";
import type { Recurrence } from "./spans";

const compact = ({ year, month, day }: CivilDate): string =>
  `${String(year).padStart(4, "0")}${String(month).padStart(2, "0")}${String(day).padStart(2, "0")}`;

/** The hours of the day from one minute to another, the last one included where it is full. */
function hoursBetween({ from, to }: { from: number; to: number }): number[] {
  const first = Math.floor(from / 60);
  const count = Math.max(1, Math.floor(to / 60) - first + 1);
  return Array.from({ length: Math.min(count, 24) }, (_, at) => (first + at) % 24);
}

/**
 * The RRULE value (RFC 5545 § 3.3.10) of a recurrence; `until` is the last day, inclusive, as a DATE; `hours` the minutes
 * of the day between which a series of hours runs.
 */
export function formatRule(
  recurrence: Recurrence,
  {
    count,
    until,
    hours,
  }: { count: number | null; until: CivilDate | null; hours: { from: number; to: number } | null },
): string {
  const parts = [`FREQ=${recurrence.frequency}`];
  if (recurrence.interval > 1) parts.push(`INTERVAL=${recurrence.interval}`);
  if (recurrence.byMonth.length > 0) parts.push(`BYMONTH=${recurrence.byMonth.join(",")}`);
  if (recurrence.byMonthDay.length > 0) parts.push(`BYMONTHDAY=${recurrence.byMonthDay.join(",")}`);
  if (hours !== null) parts.push(`BYHOUR=${hoursBetween(hours).join(",")}`);
  if (recurrence.byDay.length > 0) parts.push(`BYDAY=${recurrence.byDay.join(",")}`);
  if (count !== null) parts.push(`COUNT=${count}`);
  else if (until !== null) parts.push(`UNTIL=${compact(until)}`);
  return parts.join(";");
}

function matchesDay(recurrence: Recurrence, date: CivilDate): boolean {
  if (recurrence.byDay.length === 0) return true;
  return recurrence.byDay.some((code) => {
    const weekday = weekdayOfCode(code.slice(-2));
    if (weekdayOf(date) !== weekday) return false;
    const nth = Number.parseInt(code, 10);
    const found = Number.isNaN(nth) ? date : nthOfMonth({ ...date, day: 1 }, nth, weekday);
    return found !== null && compareCivil(found, date) === 0;
  });
}

function matchesMonth(recurrence: Recurrence, date: CivilDate): boolean {
  if (recurrence.byMonth.length > 0 && !recurrence.byMonth.includes(date.month)) return false;
  if (recurrence.byMonthDay.length === 0) return true;
  const fromEnd = date.day - daysInMonth(date.year, date.month) - 1;
  return recurrence.byMonthDay.includes(date.day) || recurrence.byMonthDay.includes(fromEnd);
}

const dayNumber = (date: CivilDate): number => Date.UTC(date.year, date.month - 1, date.day) / 86_400_000;

/** True where the rule, begun on `first`, has an instance on a date. */
export function isInstance(recurrence: Recurrence, first: CivilDate, date: CivilDate): boolean {
  if (!matchesMonth(recurrence, date) || !matchesDay(recurrence, date)) return false;
  const days = dayNumber(date) - dayNumber(first);
  const weeks = (days + ((weekdayOf(first) + 6) % 7)) / 7;
  if (recurrence.frequency === "DAILY") return days % recurrence.interval === 0;
  if (recurrence.frequency !== "WEEKLY") return true;
  if (recurrence.byDay.length === 0 && days % 7 !== 0) return false;
  return Math.floor(weeks) % recurrence.interval === 0;
}

/** The first day on or after `from` that the rule allows; null when none comes within about nine years. */
export function firstInstance(recurrence: Recurrence, from: CivilDate): CivilDate | null {
  let date = from;
  for (let step = 0; step < 3300; step += 1) {
    if (matchesMonth(recurrence, date) && matchesDay(recurrence, date)) return date;
    date = addCivilDays(date, 1);
  }
  return null;
}

/** The last day of a series that lasts so long: counted from its start when that is stated, else from today. */
export function untilAfter(
  from: CivilDate,
  lasting: { days: number; months: number },
  isStart: boolean,
): CivilDate {
  const end = addCivilDays(addCivilMonths(from, lasting.months), lasting.days);
  return isStart ? addCivilDays(end, -1) : end;
}
