import { compareCivil, toDayNumber, weekdayOf } from "@/lib/extraction/rules/civil-date";
import type { Cluster } from "@/lib/extraction/rules/cluster";
import type { Moment } from "@/lib/extraction/rules/moment";
import type { Clock, DayExpression, Now } from "@/lib/extraction/rules/spans";

const isDated = (day: DayExpression): boolean =>
  (day.kind === "calendar" && day.month !== null && day.day !== null) ||
  day.kind === "fixed" ||
  day.kind === "holiday";

/** True for a time on a day of the calendar. */
export const namesDate = ({ moment }: Cluster): boolean => moment.days.some(isDated);

/** `Mon 15 – Fri 19 Feb, 11am–3pm daily`: for so short a time no shop has hours of its own. */
const isBriefRun = ({ days: [first], lastDay }: Moment): boolean =>
  first?.kind === "calendar" &&
  lastDay?.kind === "calendar" &&
  first.day !== null &&
  lastDay.month !== null &&
  lastDay.day !== null &&
  (lastDay.day - first.day + 31) % 31 < 7;

/** Behind this many days nobody speaks of a day of the month without its year. */
const recentDays = 45;

/** How many days ago a date was last, reckoned without its year where it says none; null for what names no date. */
function daysAgo(day: DayExpression, { today }: Now): number | null {
  if (day.kind !== "calendar" || day.month === null || day.day === null) return null;
  const inYear = (year: number): number =>
    toDayNumber(today) - toDayNumber({ year, month: day.month ?? 1, day: day.day ?? 1 });
  if (day.year !== null) return inYear(day.year);
  const year = inYear(today.year) < 0 ? today.year - 1 : today.year;
  // `Tue 3 October` of a year in which that is a Sunday is the next one.
  const isOther = day.weekday !== null && weekdayOf({ year, month: day.month, day: day.day }) !== day.weekday;
  return inYear(isOther ? year + 1 : year);
}

const halfDay = 12 * 60;
/** No class and hardly a party takes so long, without a date: a shop is open. */
const longHours = 4 * 60;

const minutesOf = ({ hour, minute, meridiem }: Clock): number =>
  (meridiem === null ? hour : (hour % 12) + (meridiem === "pm" ? 12 : 0)) * 60 + minute;

/** True for hours from and to of which the second is long after the first: `9–5`, `10am-8pm`. */
function isLong({ clocks: [begin], endClock }: Cluster["moment"]): boolean {
  if (begin === undefined || endClock === null) return false;
  const isSure = begin.meridiem !== null && endClock.meridiem !== null;
  const minutes = minutesOf(endClock) - minutesOf(begin) + 4 * halfDay;
  return minutes % (isSure ? 2 * halfDay : halfDay) >= longHours;
}

const isToday = (day: DayExpression, now: Now): boolean =>
  daysAgo(day, now) === 0 ||
  (day.kind === "shift" && day.from === null && day.days === 0 && day.months === 0);

const partEnds = { morning: 12, noon: 14, afternoon: 18, evening: 24, night: 24 } as const;

/** True for an hour, or a part of the day, that ended before now. */
function isOver({ clocks, endClock, part, lastDay }: Moment, { minuteOfDay }: Now): boolean {
  const [clock] = clocks;
  if (endClock !== null || lastDay !== null || clocks.length > 1) return false;
  if (clock === undefined) return part !== null && partEnds[part] * 60 <= minuteOfDay;
  // Nobody plans for 11:26; a program wrote it.
  const isSure = clock.exact || clock.meridiem !== null || clock.minute % 5 !== 0;
  return isSure && minutesOf(clock) < minuteOfDay;
}

/**
 * What a time tells by itself, without its words: `dated` for a day of the calendar, `range` for hours from and to,
 * `long` where they are half a day, `hours` for several, `series`, `bounded` for one that has an end,
 * `said-past` for a date with its year that is over, `recent` for one without that was not long ago, `said-today`,
 * `today` for one without its year, and `to-come` for the others, `looks-back` for what is counted back from now, `over` for an hour of today that has been.
 */
export function* timeFeatures(cluster: Cluster, now: Now): Generator<string> {
  const { moment } = cluster;
  const [day] = moment.days;
  if (moment.recurrence !== null) yield "series";
  if (moment.recurrence !== null && (moment.until !== null || moment.times !== null)) yield "bounded";
  if (moment.endClock !== null) yield "range";
  if (isLong(moment)) yield "long";
  if (moment.clocks.length === 0) yield "no-clock";
  if (moment.clocks.length > 1) yield "hours";
  if (namesDate(cluster) || isBriefRun(moment)) yield "dated";
  if (day === undefined) return;
  if (day.kind === "weekday" && day.which === "last") yield "looks-back";
  if (day.kind === "shift" && day.from === null && (day.days < 0 || day.months < 0)) yield "looks-back";
  if (day.kind === "week" && day.weekShift < 0) yield "looks-back";
  if (day.kind === "period" && day.shift < 0) yield "looks-back";
  if (day.kind === "fixed" && compareCivil(day.date, now.today) < 0) yield "looks-back";
  if (isToday(day, now) && isOver(moment, now)) yield "over";
  const ago = daysAgo(day, now);
  if (ago === null || day.kind !== "calendar") return;
  if (moment.lastDay !== null || moment.until !== null || moment.recurrence !== null) return;
  if (day.year !== null && ago > 0) yield "said-past";
  else if (day.year === null && ago > 0 && ago <= recentDays) yield "recent";
  else if (ago === 0) yield day.year === null ? "today" : "said-today";
  else yield "to-come";
}
