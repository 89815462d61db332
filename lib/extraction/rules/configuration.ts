import { parseAllDay } from "./parsers/all-day";
import { parseClock } from "./parsers/clock";
import { parseClockRange } from "./parsers/clock-range";
import { parseDayOfMonth } from "./parsers/day-of-month";
import { parseDayOffset } from "./parsers/day-offset";
import { parseException } from "./parsers/exception";
import { parseHoliday } from "./parsers/holiday";
import { parseLength } from "./parsers/length";
import { parseMonthDay } from "./parsers/month-day";
import { parseMonthDayList } from "./parsers/month-day-list";
import { parseMonthOnly } from "./parsers/month-only";
import { parseNotATime } from "./parsers/not-a-time";
import { parseNthWeekday } from "./parsers/nth-weekday";
import { parseNumericDate } from "./parsers/numeric-date";
import { parseOffset } from "./parsers/offset";
import { parsePartOfDay } from "./parsers/part-of-day";
import { parseRecurrence } from "./parsers/recurrence";
import { parseRelativeDay } from "./parsers/relative-day";
import { parseShift } from "./parsers/shift";
import { parseTimes } from "./parsers/times";
import { parseWeek } from "./parsers/week";
import { parseWeekNumber } from "./parsers/week-number";
import { parseWeekday } from "./parsers/weekday";
import { parseZone } from "./parsers/zone";

/**
 * Every rule that finds a span, in the order that decides between two of the same length.
 * All are tried at every word; the longest wins, so the order only breaks ties.
 */
export const spanParsers = [
  { rule: "numeric-date", parse: parseNumericDate },
  { rule: "month-day-list", parse: parseMonthDayList },
  { rule: "month-day", parse: parseMonthDay },
  { rule: "not-a-time", parse: parseNotATime },
  { rule: "recurrence", parse: parseRecurrence },
  { rule: "exception", parse: parseException },
  { rule: "nth-weekday", parse: parseNthWeekday },
  { rule: "day-offset", parse: parseDayOffset },
  { rule: "holiday", parse: parseHoliday },
  { rule: "week-number", parse: parseWeekNumber },
  { rule: "relative-day", parse: parseRelativeDay },
  { rule: "week", parse: parseWeek },
  { rule: "day-of-month", parse: parseDayOfMonth },
  { rule: "month-only", parse: parseMonthOnly },
  { rule: "weekday", parse: parseWeekday },
  { rule: "shift", parse: parseShift },
  { rule: "offset", parse: parseOffset },
  { rule: "clock-range", parse: parseClockRange },
  { rule: "clock", parse: parseClock },
  { rule: "times", parse: parseTimes },
  { rule: "length", parse: parseLength },
  { rule: "all-day", parse: parseAllDay },
  { rule: "part-of-day", parse: parsePartOfDay },
  { rule: "zone", parse: parseZone },
] as const;
