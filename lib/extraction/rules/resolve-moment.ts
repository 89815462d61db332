import type { Phrase } from "@/lib/messages/phrase";
import { addCivilDays, type CivilDate, compareCivil, weekdayOf } from "./civil-date";
import { isBareWeekday } from "./combine-days";
import { goesOnForWeeks } from "./each-week";
import { every } from "./every";
import { hoursOfEachDay } from "./hours-of-days";
import type { Moment } from "./moment";
import {
  lastDayOf,
  type MomentContext,
  moved,
  type Occurrence,
  occurrenceOf,
  type Timed,
  timesOf,
  wallOf,
} from "./occurrence";
import { onOrAfter, resolveDay } from "./resolve-day";
import { resolveSeries } from "./resolve-series";
import { oneDay, type ResolvedDay } from "./resolved-day";
import type { DayExpression } from "./spans";

function resolveOffset(moment: Moment, context: MomentContext): Occurrence[] {
  const { offset } = moment;
  if (offset === null) return [];
  const base =
    offset.from === "previous" && context.previousStart
      ? context.previousStart
      : { date: context.now.today, minutes: context.now.minuteOfDay };
  const at = moved(base.date, base.minutes + offset.minutes);
  const day = { first: at.date, last: null, other: null };
  return [
    occurrenceOf(moment, {
      day,
      times: { start: { minutes: at.minutes, other: null }, end: null },
      lastDay: null,
    }),
  ];
}

/** A numeric date that reads both ways: a stated weekday settles it, else the other reading is kept as a doubt. */
function settle(
  day: DayExpression,
  read: ResolvedDay,
  turned: { date: CivilDate; reason: Phrase } | null,
): ResolvedDay {
  if (turned === null) return read;
  const weekday = day.kind === "calendar" ? day.weekday : null;
  if (weekday !== null && weekdayOf(read.first) === weekday) return read;
  if (weekday !== null && weekdayOf(turned.date) === weekday) return oneDay(turned.date);
  return { ...read, other: turned };
}

const workingWeek = every("WEEKLY", ["MO", "TU", "WE", "TH", "FR"]);

/** `Mon-Fri 9:00-9:15`: the hours of every weekday, not a week without a night. */
function isWorkingWeek({ spans, days, lastDay }: Moment): boolean {
  const [first] = days;
  const isBare = (day: DayExpression | null | undefined, weekday: number) =>
    day?.kind === "weekday" && day.which === "bare" && day.weekday === weekday;
  if (days.length !== 1 || !isBare(first, 1) || !isBare(lastDay, 5)) return false;
  return spans.some(({ value }) => value.kind === "clock" && value.end !== null);
}

/** `party from 8pm, taxi at 1am`: the small hours behind an evening are of the night that follows it. */
function followsEvening(
  day: ResolvedDay,
  { start }: Timed["times"],
  { previousStart }: MomentContext,
): boolean {
  if (previousStart === null || start === null) return false;
  const { date, minutes } = previousStart;
  if (compareCivil(date, day.first) === 0) return start.minutes < 300 && minutes >= 1020;
  // "fireworks at midnight, breakfast at 1am": the midnight was of the next day already.
  const isNight = minutes < 300 && compareCivil(date, addCivilDays(day.first, 1)) === 0;
  return isNight && start.minutes >= minutes && start.minutes < 720;
}

/** `marshalling 7am, first event 7:40`: within so many minutes of the time before, an open hour is of the same half of the day. */
const soonMinutes = 180;
const earlyMinute = 8 * 60;

type OnDay = Pick<Timed, "day" | "times">;

/** The hours of a moment without a day of its own, on the day and in the half of it in which they come soon behind the time before. */
function soonBehind({ endClock }: Moment, found: OnDay, { previousStart }: MomentContext): OnDay {
  const { start } = found.times;
  if (endClock !== null || previousStart === null || start?.other == null) return found;
  const { date, minutes: before } = previousStart;
  // `The flight leaves at 6:50, be there at 5`: early in the morning it is soon before as well.
  const isSoon = (minutes: number) =>
    minutes !== before &&
    minutes <= before + soonMinutes &&
    minutes > before - (before < earlyMinute ? soonMinutes : 0);
  const isSaid = isSoon(start.minutes);
  if (!isSaid && !isSoon(start.other)) return found;
  const turned = { minutes: start.other, other: start.minutes };
  return { day: oneDay(date), times: { ...found.times, start: isSaid ? start : turned } };
}

/** A clock without a day is its next occurrence; soon behind another one, on the day of that. */
function resolveClockOnly(moment: Moment, context: MomentContext): Occurrence[] {
  const { today, minuteOfDay } = context.now;
  return moment.clocks.map((clock) => {
    const times = timesOf(moment, clock, { ...context, isToday: true });
    const isOver = times.start !== null && times.start.minutes < minuteOfDay;
    const day = oneDay(isOver ? addCivilDays(today, 1) : today);
    return occurrenceOf(moment, { ...soonBehind(moment, { day, times }, context), lastDay: null });
  });
}

const longestTrip = 31;

/** `Trip Dec 10-14. Opera Saturday 8pm`: where a text opens with days in a row, a weekday behind them is the one among them. */
function amongDays(day: DayExpression, read: ResolvedDay, { daysInRow }: MomentContext): ResolvedDay {
  if (daysInRow === null) return read;
  const weekday = isBareWeekday(day) ? day.weekday : null;
  const number = day.kind === "calendar" && day.month === null && day.monthShift === null ? day.day : null;
  if (weekday === null && number === null) return read;
  for (let step = 0; step < longestTrip; step += 1) {
    const date = addCivilDays(daysInRow.first, step);
    if (compareCivil(date, daysInRow.last) > 0) return read;
    if (weekday === null ? date.day !== number : weekdayOf(date) !== weekday) continue;
    if (compareCivil(date, read.first) === 0) return read;
    return {
      first: date,
      last: null,
      other: { date: read.first, reason: { code: "reasons.daysBefore" } },
    };
  }
  return read;
}

/** So many days behind a date a weekday without one is of the same days. */
const besideDays = 2;

/** `Dinner Fri 25 May, brunch Sunday`: behind a weekday with its date, more than a week ahead, a weekday can be the one right after it. */
function besideDate(day: DayExpression, { isBorrowed }: Moment, context: MomentContext): ResolvedDay | null {
  const { previous, followsWeekday, now } = context;
  if (previous === null || !followsWeekday || !isBareWeekday(day)) return null;
  const coming = onOrAfter(addCivilDays(now.today, 1), day.weekday);
  const date = onOrAfter(isBorrowed ? previous : addCivilDays(previous, 1), day.weekday);
  const isNear = compareCivil(date, addCivilDays(previous, besideDays)) <= 0;
  if (!isNear || compareCivil(previous, addCivilDays(now.today, 7)) <= 0) return null;
  return { first: date, last: null, other: { date: coming, reason: { code: "reasons.daysBefore" } } };
}

/** `arrives Tuesday, leaves Saturday`: a weekday of leaving is not before the coming. Null where nobody leaves. */
function afterComing(
  day: DayExpression,
  read: ResolvedDay,
  { isLeaving, previous }: MomentContext,
): ResolvedDay | null {
  if (!isLeaving || previous === null || day.kind !== "weekday" || day.which !== "bare") return null;
  return compareCivil(read.first, previous) < 0 ? oneDay(onOrAfter(previous, day.weekday)) : read;
}

function resolveDays(moment: Moment, context: MomentContext): Occurrence[] {
  const { previousStart } = context;
  const dayContext = { today: context.now.today, previous: context.previous, isPast: context.isPast };
  const found: Occurrence[] = [];
  // A day or an hour that a list says again is the same one.
  const seen = new Set<string>();
  const clocks =
    moment.clocks.length > 1
      ? [...new Map(moment.clocks.map((clock) => [JSON.stringify(clock), clock])).values()]
      : moment.clocks;
  for (const [index, expression] of moment.days.entries()) {
    const alone = resolveDay(expression, dayContext);
    if (alone === null) continue;
    const read =
      afterComing(expression, alone, context) ??
      besideDate(expression, moment, context) ??
      amongDays(expression, alone, context);
    const swapped = moment.otherDays?.days[index];
    const turned = swapped ? resolveDay(swapped, dayContext) : null;
    const day = settle(
      expression,
      read,
      turned && moment.otherDays && { date: turned.first, reason: moment.otherDays.reason },
    );
    const isToday = compareCivil(day.first, context.now.today) === 0;
    const lastDay = lastDayOf(moment, day.first, context);
    const dates = [day.first, day.last ?? day.first].map((date) => wallOf(date, null)).join();
    if (seen.has(dates)) continue;
    seen.add(dates);
    for (const clock of clocks.length > 0 ? clocks : [undefined]) {
      const said = { day, times: timesOf(moment, clock, { ...context, isToday }) };
      const isSameDay = previousStart !== null && compareCivil(previousStart.date, day.first) === 0;
      const { times } = moment.isBorrowed && isSameDay ? soonBehind(moment, said, context) : said;
      const isNight = moment.isBorrowed && followsEvening(day, times, context);
      const timed = { day: isNight ? oneDay(addCivilDays(day.first, 1)) : day, times, lastDay };
      found.push(hoursOfEachDay(moment, timed) ?? occurrenceOf(moment, timed));
    }
  }
  return found;
}

/** `ends Friday`, `until Aug 25, 5pm`: with an hour it is when something is over, and not how long it lasts from now on. */
const saysOnlyEnd = ({ spans, clocks, endClock }: Moment): boolean =>
  spans.some(({ value, role, saysEnd }) => value.kind === "day" && role === "until" && saysEnd === true) ||
  (clocks.length === 1 && endClock === null && spans[0]?.role === "until");

/** Turns a moment into the starts that it speaks of: one, or several for a list of days or clocks. */
export function resolveMoment(said: Moment, context: MomentContext): Occurrence[] {
  const moment = goesOnForWeeks(said);
  if (moment.recurrence !== null) return resolveSeries(moment, context);
  if (isWorkingWeek(moment))
    return resolveSeries({ ...moment, recurrence: workingWeek, days: [], lastDay: null }, context);
  if (moment.days.length > 0) return resolveDays(moment, context);
  // "Sale ends Friday": that Friday is what to put into a calendar; "away until Friday" begins today.
  if (moment.lastDay !== null && saysOnlyEnd(moment))
    return resolveDays({ ...moment, days: [moment.lastDay], lastDay: null }, context);
  if (moment.lastDay !== null) {
    return resolveDays({ ...moment, days: [{ kind: "fixed", date: context.now.today }] }, context);
  }
  if (moment.offset !== null) return resolveOffset(moment, context);
  return moment.clocks.length > 0
    ? resolveClockOnly(moment, context)
    : resolveDays({ ...moment, days: [{ kind: "fixed", date: context.now.today }] }, context);
}
