import { parseAllDay } from "./all-day";
import { parseClock } from "./clock";
import { parseClockRange } from "./clock-range";
import { parseDayOfMonth } from "./day-of-month";
import { parseDayOffset } from "./day-offset";
import { parseException } from "./exception";
import { parseHoliday } from "./holiday";
import { parseLength } from "./length";
import { parseMonthDay } from "./month-day";
import { parseMonthDayList } from "./month-day-list";
import { parseMonthOnly } from "./month-only";
import { parseNamedRange } from "./named-range";
import { parseNotATime } from "./not-a-time";
import { parseNthWeekday } from "./nth-weekday";
import { parseNumericDate } from "./numeric-date";
import { parseOffset } from "./offset";
import { parsePartOfDay } from "./part-of-day";
import { parsePeriod } from "./period";
import { parseRecurrence } from "./recurrence";
import { parseRelativeDay } from "./relative-day";
import { parseShift } from "./shift";
import { parseTimes } from "./times";
import { parseWeek } from "./week";
import { parseWeekNumber } from "./week-number";
import { parseWeekday } from "./weekday";
import { parseZone } from "./zone";

/**
 * Every rule that finds a span, in the order that decides between two of the same length.
 * All are tried at every word that can open a phrase; the longest wins, so the order only breaks ties.
 * `opensWithDigit` spares those that begin with letters alone.
 */
export const spanParsers = [
  { rule: "numeric-date", parse: parseNumericDate, opensWithDigit: true },
  { rule: "named-range", parse: parseNamedRange, opensWithDigit: true },
  { rule: "month-day-list", parse: parseMonthDayList, opensWithDigit: true },
  { rule: "month-day", parse: parseMonthDay, opensWithDigit: true },
  { rule: "not-a-time", parse: parseNotATime, opensWithDigit: true },
  { rule: "recurrence", parse: parseRecurrence, opensWithDigit: true },
  { rule: "exception", parse: parseException, opensWithDigit: false },
  { rule: "nth-weekday", parse: parseNthWeekday, opensWithDigit: true },
  { rule: "day-offset", parse: parseDayOffset, opensWithDigit: true },
  { rule: "holiday", parse: parseHoliday, opensWithDigit: false },
  { rule: "week-number", parse: parseWeekNumber, opensWithDigit: true },
  { rule: "relative-day", parse: parseRelativeDay, opensWithDigit: true },
  { rule: "week", parse: parseWeek, opensWithDigit: false },
  { rule: "day-of-month", parse: parseDayOfMonth, opensWithDigit: true },
  { rule: "period", parse: parsePeriod, opensWithDigit: false },
  { rule: "month-only", parse: parseMonthOnly, opensWithDigit: false },
  { rule: "weekday", parse: parseWeekday, opensWithDigit: false },
  { rule: "shift", parse: parseShift, opensWithDigit: true },
  { rule: "offset", parse: parseOffset, opensWithDigit: true },
  { rule: "zone", parse: parseZone, opensWithDigit: true },
  { rule: "clock-range", parse: parseClockRange, opensWithDigit: true },
  { rule: "clock", parse: parseClock, opensWithDigit: true },
  { rule: "times", parse: parseTimes, opensWithDigit: true },
  { rule: "length", parse: parseLength, opensWithDigit: true },
  { rule: "all-day", parse: parseAllDay, opensWithDigit: false },
  { rule: "part-of-day", parse: parsePartOfDay, opensWithDigit: false },
] as const;
