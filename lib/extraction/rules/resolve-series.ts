import { addCivilDays, type CivilDate, compareCivil, toDayNumber, weekdayOf } from "./civil-date";
import { weekdayCode } from "./every";
import type { Moment } from "./moment";
import { type MomentContext, type Occurrence, occurrenceOf, timesOf } from "./occurrence";
import { firstInstance, formatRule, untilAfter } from "./recurrence-rule";
import { resolveDay } from "./resolve-day";
import { added, leftOut } from "./series-dates";
import type { Clock, Recurrence } from "./spans";

/** The first instances of a recurring moment, one for each of its clocks, with their RRULEs. */
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
  const whole = weekdays
    ? {
        ...recurrence,
        byDay: moment.days.flatMap((day) => (day.kind === "weekday" ? [weekdayCode(day.weekday)] : [])),
      }
    : recurrence;
  const within = stated?.kind === "period" ? resolveDay(stated, dayContext) : null;
  const last = (moment.starting === null ? anchored : within)?.last ?? null;
  const begun = { begin, last, isUnderWay };
  const clocks = moment.clocks.length > 0 ? moment.clocks : [undefined];
  return clocks.flatMap((clock) =>
    instanceAt(moment, { ...context, clock, begun, rule: without(whole, moment.except) }),
  );
}

interface Begun {
  /** The last day of the week, month or year that it is in. */
  last: CivilDate | null;
  begin: CivilDate | null;
  /** It goes on from today. */
  isUnderWay: boolean;
}

/** The first instance at one of the clocks: `at 8am and 8pm` are two series. */
function instanceAt(
  moment: Moment,
  context: MomentContext & { clock: Clock | undefined; begun: Begun; rule: Recurrence },
): Occurrence[] {
  const { rule, now } = context;
  const { begin, isUnderWay } = context.begun;
  const isHourly = rule.frequency === "HOURLY" || rule.frequency === "MINUTELY";
  const stated = timesOf(moment, context.clock, { ...context, isToday: false });
  const start =
    stated.start ?? (isHourly && begin === null ? { minutes: now.minuteOfDay, other: null } : null);
  const isOver = (begin === null || isUnderWay) && start !== null && start.minutes < now.minuteOfDay;
  const from = isOver ? addCivilDays(now.today, 1) : (begin ?? now.today);
  const first = firstInstance(rule, from);
  if (first === null) return [];
  const until = untilOf(moment, { first, begin, today: now.today }) ?? context.begun.last;
  const isSeriesLength = moment.length !== null && (moment.length.days > 0 || moment.length.months > 0);
  const single = { ...moment, length: isSeriesLength ? null : moment.length, lastDay: null };
  // "every hour from 9 to 5": the hours of the day, not the length of each.
  const hours =
    isHourly && start !== null && stated.end !== null ? { from: start.minutes, to: stated.end } : null;
  const times = { start, end: hours === null ? stated.end : null };
  const value = formatRule(rule, { count: moment.times ?? rule.count, until, hours });
  const day = { first, last: null, other: null };
  const dates = { rule, first, last: until };
  if (start === null && until !== null && moment.except.dates.length === 0 && fillsDays(rule, first, until))
    return [occurrenceOf(single, { day, times, lastDay: until })];
  if (begin !== null && until !== null && times.end !== null && isShown(rule, begin, until))
    return [
      occurrenceOf(single, {
        day: { ...day, first: begin },
        times: { start: null, end: null },
        lastDay: until,
      }),
    ];
  return [
    {
      ...occurrenceOf(single, { day, times, lastDay: null }),
      recurrence: value,
      exdates: leftOut(moment.except.dates, dates),
      rdates: added(moment.added, dates),
    },
  ];
}

/** `12 March to 13 June, daily except Tuesday, 11-7`: what is open on nearly all days of weeks is on view, and these are its hours. */
const isShown = ({ byDay }: Recurrence, first: CivilDate, last: CivilDate): boolean =>
  byDay.length > 5 && toDayNumber(last) - toDayNumber(first) > 13;

/** `M-F 10/18–10/22`: the weekdays only say again what the dates say, each day from the first to the last. */
function fillsDays(rule: Recurrence, first: CivilDate, last: CivilDate): boolean {
  const days = toDayNumber(last) - toDayNumber(first) + 1;
  return (
    rule.frequency === "WEEKLY" &&
    rule.interval === 1 &&
    days > 1 &&
    days <= 7 &&
    rule.byDay.length === days &&
    Array.from({ length: days }, (_, at) => weekdayOf(addCivilDays(first, at))).every((weekday) =>
      rule.byDay.includes(weekdayCode(weekday)),
    )
  );
}

/** `every weekday except Friday`, `every first Tuesday except in August`: the days and months that are left. */
function without(recurrence: Recurrence, except: Moment["except"]): Recurrence {
  const months =
    recurrence.byMonth.length > 0 ? recurrence.byMonth : Array.from({ length: 12 }, (_, at) => at + 1);
  const byMonth =
    except.byMonth.length > 0
      ? months.filter((month) => !except.byMonth.includes(month))
      : recurrence.byMonth;
  const isDaily = recurrence.frequency === "DAILY" || recurrence.frequency === "WEEKLY";
  if (except.byDay.length === 0 || !isDaily) return { ...recurrence, byMonth };
  const all = recurrence.byDay.length > 0 ? recurrence.byDay : ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
  const byDay = all.filter((code) => !except.byDay.includes(code));
  return byDay.length === 0
    ? { ...recurrence, byMonth }
    : { ...recurrence, frequency: "WEEKLY", byDay, byMonth };
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
  // `9pm to 5am each night from Monday, five nights`: the morning behind the last is no day of its own.
  return untilAfter(
    begin ?? today,
    { ...length, days: length.nights ?? length.days },
    begin !== null || isToday,
  );
}
