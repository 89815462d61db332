import { addCivilDays, addCivilMonths, type CivilDate, compareCivil, formatCivil, weekdayOf } from "./civil-date";
import { type ClockContext, type DecidedClock, decideClock, decideRange } from "./decide-clock";
import type { Moment } from "./moment";
import { firstInstance, formatRule, untilAfter } from "./recurrence-rule";
import { type ResolvedDay, resolveDay } from "./resolve-day";
import type { Now, PartOfDay, Recurrence } from "./spans";

/** One start of an event on the wall clock; `minutes` null for an all-day event, whose `endDate` is its last day. */
export interface Occurrence {
  date: CivilDate;
  minutes: number | null;
  endDate: CivilDate | null;
  endMinutes: number | null;
  recurrence: string | null;
  /** Other readings, as the same kind of value with the reason for the doubt. */
  others: { date: CivilDate; minutes: number | null; reason: string }[];
}

/** What a moment is read against. */
export interface MomentContext {
  now: Now;
  previous: CivilDate | null;
  previousStart: { date: CivilDate; minutes: number } | null;
  habit: ClockContext["habit"];
  isTwentyFour: boolean;
}

/** Where a part of day begins when no clock is stated, in minutes. */
const partStarts: Record<PartOfDay, number> = {
  morning: 540,
  noon: 720,
  afternoon: 840,
  evening: 1080,
  night: 1200,
};

const halfReason = "The hour was said without am or pm.";

interface Times {
  start: DecidedClock | null;
  end: number | null;
}

function timesOf(moment: Moment, index: number, context: MomentContext, isToday: boolean): Times {
  const clock = moment.clocks[index];
  if (!clock)
    return {
      start: moment.part === null ? null : { minutes: partStarts[moment.part], other: null },
      end: null,
    };
  const clockContext = {
    part: moment.part,
    habit: context.habit,
    nowMinute: isToday ? context.now.minuteOfDay : null, isTwentyFour: context.isTwentyFour };
  if (moment.endClock === null) return { start: decideClock(clock, clockContext), end: null };
  const range = decideRange(clock, moment.endClock, clockContext);
  // With a last day the end belongs to that day, so it may be earlier on the clock than the start.
  return { start: range.start, end: moment.lastDay === null ? range.end : range.end % 1440 };
}

const moved = (date: CivilDate, minutes: number): { date: CivilDate; minutes: number } => ({
  date: addCivilDays(date, Math.floor(minutes / 1440)),
  minutes: ((minutes % 1440) + 1440) % 1440,
});

type End = Pick<Occurrence, "endDate" | "endMinutes">;

function timedEnd(
  moment: Moment,
  date: CivilDate,
  start: number,
  end: number | null,
  lastDay: CivilDate | null,
): End {
  if (lastDay !== null) return { endDate: lastDay, endMinutes: end ?? start };
  if (end !== null) {
    const at = moved(date, end);
    return { endDate: at.date, endMinutes: at.minutes };
  }
  const length = moment.length;
  if (length === null) return { endDate: null, endMinutes: null };
  const at = moved(addCivilMonths(addCivilDays(date, length.days), length.months), start + length.minutes);
  return { endDate: at.date, endMinutes: at.minutes };
}

function allDayEnd(moment: Moment, date: CivilDate, lastDay: CivilDate | null): CivilDate | null {
  if (lastDay !== null) return lastDay;
  if (moment.length === null || (moment.length.days === 0 && moment.length.months === 0)) return null;
  const end = addCivilDays(addCivilMonths(date, moment.length.months), moment.length.days - 1);
  return compareCivil(end, date) > 0 ? end : null;
}

function occurrence(moment: Moment, day: ResolvedDay, times: Times, lastDay: CivilDate | null): Occurrence {
  const base = { recurrence: null, others: [] };
  if (times.start === null) {
    const others = day.other ? [{ date: day.other.date, minutes: null, reason: day.other.reason }] : [];
    return {
      ...base,
      date: day.first,
      minutes: null,
      endDate: allDayEnd(moment, day.first, lastDay ?? day.last),
      endMinutes: null,
      others,
    };
  }
  const start = moved(day.first, times.start.minutes);
  const end = timedEnd(moment, day.first, times.start.minutes, times.end, lastDay);
  const others: Occurrence["others"] = [];
  if (day.other) others.push({ date: day.other.date, minutes: start.minutes, reason: day.other.reason });
  if (times.start.other !== null)
    others.push({ date: day.first, minutes: times.start.other, reason: halfReason });
  return { ...base, ...start, ...end, others };
}

/** A last day is the next one after the first: `Friday to Sunday`, `Dec 28 - Jan 3`. */
function lastDayOf(moment: Moment, first: CivilDate, context: MomentContext): CivilDate | null {
  if (moment.lastDay === null) return null;
  const resolved = resolveDay(moment.lastDay, { today: first, previous: context.previous });
  const date = resolved?.last ?? resolved?.first ?? null;
  return date !== null && compareCivil(date, first) >= 0 ? date : null;
}

function resolveSeries(moment: Moment, context: MomentContext): Occurrence[] {
  const { recurrence } = moment;
  if (recurrence === null) return [];
  const dayContext = { today: context.now.today, previous: context.previous };
  const [stated] = moment.days;
  const anchor = moment.starting ?? stated;
  const begin = anchor ? (resolveDay(anchor, dayContext)?.first ?? null) : null;
  const weekdays =
    stated?.kind === "weekday" && recurrence.frequency === "WEEKLY" && recurrence.byDay.length === 0;
  const codes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
  const whole = weekdays
    ? {
        ...recurrence,
        byDay: moment.days.flatMap((day) => (day.kind === "weekday" ? [codes[day.weekday] ?? "MO"] : [])),
      }
    : recurrence;
  const times = timesOf(moment, 0, context, false);
  const isOver = begin === null && times.start !== null && times.start.minutes < context.now.minuteOfDay;
  const from = begin ?? (isOver ? addCivilDays(context.now.today, 1) : context.now.today);
  const rule = withoutDays(whole, moment.except);
  const first = firstInstance(rule, from);
  if (first === null) return [];
  const until = untilOf(moment, first, begin, context);
  const isSeriesLength = moment.length !== null && (moment.length.days > 0 || moment.length.months > 0);
  const single = { ...moment, length: isSeriesLength ? null : moment.length, lastDay: null };
  const value = formatRule(rule, { count: moment.times ?? rule.count, until });
  return [{ ...occurrence(single, { first, last: null, other: null }, times, null), recurrence: value }];
}

/** `every weekday except Friday`: the days that are left. */
function withoutDays(recurrence: Recurrence, except: readonly string[]): Recurrence {
  if (except.length === 0 || (recurrence.frequency !== "DAILY" && recurrence.frequency !== "WEEKLY")) return recurrence;
  const all = recurrence.byDay.length > 0 ? recurrence.byDay : ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
  const byDay = all.filter((code) => !except.includes(code));
  return byDay.length === 0 ? recurrence : { ...recurrence, frequency: "WEEKLY", byDay };
}

function untilOf(
  moment: Moment,
  first: CivilDate,
  begin: CivilDate | null,
  context: MomentContext,
): CivilDate | null {
  const last = moment.until ?? moment.lastDay;
  if (last !== null) return resolveDay(last, { today: first, previous: first })?.first ?? null;
  const { length } = moment;
  if (length === null || (length.days === 0 && length.months === 0)) return null;
  const isToday = compareCivil(first, context.now.today) === 0;
  return untilAfter(begin ?? context.now.today, length, begin !== null || isToday);
}

function resolveOffset(moment: Moment, context: MomentContext): Occurrence[] {
  const { offset } = moment;
  if (offset === null) return [];
  const base =
    offset.from === "previous" && context.previousStart
      ? context.previousStart
      : { date: context.now.today, minutes: context.now.minuteOfDay };
  const at = moved(base.date, base.minutes + offset.minutes);
  return [
    occurrence(
      moment,
      { first: at.date, last: null, other: null },
      { start: { minutes: at.minutes, other: null }, end: null },
      null,
    ),
  ];
}

/** A clock without a day is its next occurrence. */
function resolveClockOnly(moment: Moment, context: MomentContext): Occurrence[] {
  const { today, minuteOfDay } = context.now;
  return moment.clocks.map((_, index) => {
    const times = timesOf(moment, index, context, true);
    const isOver = times.start !== null && times.start.minutes < minuteOfDay;
    return occurrence(moment, { first: isOver ? addCivilDays(today, 1) : today, last: null, other: null }, times, null);
  });
}

function resolveDays(moment: Moment, context: MomentContext): Occurrence[] {
  const dayContext = { today: context.now.today, previous: context.previous };
  const count = Math.max(1, moment.clocks.length);
  const found: Occurrence[] = [];
  for (const [index, day] of moment.days.entries()) {
    const read = resolveDay(day, dayContext);
    if (read === null) continue;
    const swapped = moment.otherDays?.days[index];
    const turned = swapped ? resolveDay(swapped, dayContext) : null;
    // "Tuesday 10/11": the order of day and month that gives a Tuesday is the one meant.
    const isTurned = turned !== null && day.kind === "calendar" && day.weekday !== null && weekdayOf(read.first) !== day.weekday && weekdayOf(turned.first) === day.weekday;
    const resolved = isTurned ? turned : read;
    const isSettled = day.kind === "calendar" && day.weekday !== null && weekdayOf(resolved.first) === day.weekday;
    const other = isSettled ? null : turned;
    const full =
      other && moment.otherDays
        ? { ...resolved, other: { date: other.first, reason: moment.otherDays.reason } }
        : resolved;
    const isToday = compareCivil(resolved.first, context.now.today) === 0;
    for (let clock = 0; clock < count; clock += 1) {
      const times = timesOf(moment, clock, context, isToday);
      found.push(occurrence(moment, full, times, lastDayOf(moment, resolved.first, context)));
    }
  }
  return found;
}

/** Turns a moment into the starts that it speaks of: one, or several for a list of days or clocks. */
export function resolveMoment(moment: Moment, context: MomentContext): Occurrence[] {
  if (moment.recurrence !== null) return resolveSeries(moment, context);
  if (moment.days.length > 0) return resolveDays(moment, context);
  if (moment.lastDay !== null) {
    return resolveDays({ ...moment, days: [{ kind: "fixed", date: context.now.today }] }, context);
  }
  if (moment.offset !== null) return resolveOffset(moment, context);
  return moment.clocks.length > 0 ? resolveClockOnly(moment, context) : resolveDays({ ...moment, days: [{ kind: "fixed", date: context.now.today }] }, context);
}

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The wall clock `YYYY-MM-DDTHH:MM`, or the date alone for an all-day event. */
export const wallOf = (date: CivilDate, minutes: number | null): string =>
  minutes === null ? formatCivil(date) : `${formatCivil(date)}T${clockText(minutes)}`;
