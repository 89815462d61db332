import { addCivilDays, type CivilDate, compareCivil } from "./civil-date";
import type { Moment } from "./moment";
import { type MomentContext, type Occurrence, occurrenceOf, timesOf } from "./occurrence";
import { firstInstance, formatRule, untilAfter } from "./recurrence-rule";
import { resolveDay } from "./resolve-day";
import type { Recurrence } from "./spans";

/** The first instance of a recurring moment with its RRULE. */
export function resolveSeries(moment: Moment, context: MomentContext): Occurrence[] {
  const { recurrence } = moment;
  if (recurrence === null) return [];
  const dayContext = { today: context.now.today, previous: context.previous };
  const [stated] = moment.days;
  const anchor = moment.starting ?? stated;
  const anchored = anchor ? resolveDay(anchor, dayContext) : null;
  // "every day this week" goes on from today.
  const isUnderWay =
    anchor?.kind === "week" && anchored !== null && compareCivil(anchored.first, context.now.today) < 0;
  const begin = isUnderWay ? context.now.today : (anchored?.first ?? null);
  const weekdays =
    stated?.kind === "weekday" && recurrence.frequency === "WEEKLY" && recurrence.byDay.length === 0;
  const codes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
  const whole = weekdays
    ? {
        ...recurrence,
        byDay: moment.days.flatMap((day) => (day.kind === "weekday" ? [codes[day.weekday] ?? "MO"] : [])),
      }
    : recurrence;
  const times = timesOf(moment, moment.clocks[0], { ...context, isToday: false });
  const isOver =
    (begin === null || isUnderWay) && times.start !== null && times.start.minutes < context.now.minuteOfDay;
  const from = isOver ? addCivilDays(context.now.today, 1) : (begin ?? context.now.today);
  const rule = withoutDays(whole, moment.except);
  const first = firstInstance(rule, from);
  if (first === null) return [];
  const until =
    untilOf(moment, { first, begin, today: context.now.today }) ??
    (moment.starting === null ? (anchored?.last ?? null) : null);
  const isSeriesLength = moment.length !== null && (moment.length.days > 0 || moment.length.months > 0);
  const single = { ...moment, length: isSeriesLength ? null : moment.length, lastDay: null };
  const value = formatRule(rule, { count: moment.times ?? rule.count, until });
  const day = { first, last: null, other: null };
  return [{ ...occurrenceOf(single, { day, times, lastDay: null }), recurrence: value }];
}

/** `every weekday except Friday`: the days that are left. */
function withoutDays(recurrence: Recurrence, except: readonly string[]): Recurrence {
  if (except.length === 0 || (recurrence.frequency !== "DAILY" && recurrence.frequency !== "WEEKLY"))
    return recurrence;
  const all = recurrence.byDay.length > 0 ? recurrence.byDay : ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
  const byDay = all.filter((code) => !except.includes(code));
  return byDay.length === 0 ? recurrence : { ...recurrence, frequency: "WEEKLY", byDay };
}

function untilOf(
  moment: Moment,
  { first, begin, today }: { first: CivilDate; begin: CivilDate | null; today: CivilDate },
): CivilDate | null {
  const last = moment.until ?? moment.lastDay;
  if (last !== null) return resolveDay(last, { today: first, previous: first })?.first ?? null;
  const { length } = moment;
  if (length === null || (length.days === 0 && length.months === 0)) return null;
  const isToday = compareCivil(first, today) === 0;
  return untilAfter(begin ?? today, length, begin !== null || isToday);
}
