import type { Phrase } from "@/lib/messages/phrase";
import { addCivilDays, addCivilMonths, type CivilDate, compareCivil, formatCivil } from "./civil-date";
import { type ClockContext, type DecidedClock, decideClock, decideRange } from "./decide-clock";
import type { Moment } from "./moment";
import { resolveDay } from "./resolve-day";
import type { ResolvedDay } from "./resolved-day";
import type { Clock, Now, PartOfDay } from "./spans";

/** One start of an event on the wall clock; `minutes` null for an all-day event, whose `endDate` is its last day. */
export interface Occurrence {
  date: CivilDate;
  minutes: number | null;
  endDate: CivilDate | null;
  endMinutes: number | null;
  recurrence: string | null;
  /** Days of the series that are left out, and days besides its rule. */
  exdates: CivilDate[];
  rdates: CivilDate[];
  /** Other readings, as the same kind of value with the reason for the doubt. */
  others: { date: CivilDate; minutes: number | null; reason: Phrase }[];
  /** Where the hours of several days may also be those of the first and the last: the end of that one event. */
  longEnd?: { date: CivilDate; minutes: number };
}

/** What a moment is read against. */
export interface MomentContext {
  now: Now;
  previous: CivilDate | null;
  previousStart: { date: CivilDate; minutes: number } | null;
  /** The day before says its weekday: `Fri 25 May`. */
  followsWeekday: boolean;
  /** The days in a row of the first event of the text: `Trip Dec 10-14`. */
  daysInRow: { first: CivilDate; last: CivilDate } | null;
  /** The words speak of leaving, behind others of coming: not before them. */
  isLeaving: boolean;
  habit: ClockContext["habit"];
  isTwentyFour: boolean;
  /** The words tell of what has been. */
  isPast: boolean;
}

/** Where a part of day begins when no clock is stated, in minutes. */
export const partStarts: Record<PartOfDay, number> = {
  morning: 540,
  noon: 720,
  afternoon: 840,
  evening: 1080,
  night: 1200,
};

const midnightReason: Phrase = { code: "reasons.midnight" };
const halfReason: Phrase = { code: "reasons.halfOfDay" };

/** True for an hour that says no half of the day, which the end of the range may decide. */
export const isOpen = ({ exact, meridiem, hour }: Clock): boolean =>
  !exact && meridiem === null && hour <= 12;

/** When a part of a day is over, in minutes. */
const partEnds: Record<PartOfDay, number> = {
  morning: 720,
  noon: 840,
  afternoon: 1080,
  evening: 1320,
  night: 1440,
};

/** `tonight`, said at half past ten, begins now. */
function startOfPart(part: PartOfDay, nowMinute: number | null): number {
  const start = partStarts[part];
  return nowMinute !== null && nowMinute < partEnds[part] ? Math.max(start, nowMinute) : start;
}

/** A start and an end in minutes of the first day; an end beyond midnight is above 1440. */
export interface Times {
  start: DecidedClock | null;
  end: number | null;
}

const dayMinutes = 1440;

/** The times of one of a moment's clocks; without a clock the part of day gives the start, without both there is none. */
export function timesOf(
  moment: Moment,
  clock: Clock | undefined,
  context: MomentContext & { isToday: boolean },
): Times {
  const nowMinute = context.isToday ? context.now.minuteOfDay : null;
  if (!clock) {
    const isWhole = moment.part === null || moment.allDay;
    const minutes = startOfPart(moment.part ?? "morning", nowMinute);
    return { start: isWhole ? null : { minutes, other: null }, end: null };
  }
  // "Meeting at 9", said in the afternoon, is tomorrow at nine and not tonight.
  const isWork = context.habit === "work" && moment.days.length === 0 && clock.hour >= 9;
  const clockContext = {
    part: moment.part,
    habit: context.habit,
    nowMinute: isWork ? null : nowMinute,
    isTwentyFour: context.isTwentyFour,
  };
  if (moment.endClock === null) return { start: decideClock(clock, clockContext), end: null };
  const range = decideRange(clock, moment.endClock, clockContext);
  const isOnePhrase = moment.spans.some(({ value }) => value.kind === "clock" && value.end !== null);
  if (moment.lastDay === null || (isOnePhrase && range.end <= dayMinutes))
    return { start: range.start, end: range.end };
  // The end belongs to a day of its own, so it may be earlier on the clock than the start, and is read by itself.
  const isTwentyFour = context.isTwentyFour || clock.hour > 12;
  const last = decideClock(moment.endClock, { ...clockContext, isTwentyFour, nowMinute: null });
  const start = decideClock(clock, clockContext);
  if (!isOpen(clock)) return { start, end: last.minutes };
  // `20 Sep 10:00 to 27 Sep 10:00`: the same hour, days later.
  const isSame = clock.hour === moment.endClock.hour && clock.minute === moment.endClock.minute;
  return { start, end: isSame && isOpen(moment.endClock) ? start.minutes : last.minutes };
}

/** A date and minutes that may lie beyond its midnight, as a date and a time of day. */
export const moved = (date: CivilDate, minutes: number): { date: CivilDate; minutes: number } => ({
  date: addCivilDays(date, Math.floor(minutes / 1440)),
  minutes: ((minutes % 1440) + 1440) % 1440,
});

type End = Pick<Occurrence, "endDate" | "endMinutes">;

/** A day with its times, and the last day where the event has one of its own. */
export interface Timed {
  day: ResolvedDay;
  times: Times;
  lastDay: CivilDate | null;
}

function timedEnd(moment: Moment, { day, times, lastDay }: Timed, start: number): End {
  const date = day.first;
  const end = times.end;
  if (lastDay !== null || end !== null) {
    const at = moved(lastDay ?? date, end ?? start);
    return { endDate: at.date, endMinutes: at.minutes };
  }
  const length = moment.length;
  // `for the next 2 weeks, so Weds 12th and 19th`: the days are named, and none of them lasts so long.
  const isOfAll = length !== null && length.days > 0 && moment.days.length > 1;
  // `six weeks post op`: what begins at an hour lasts for weeks only where words say that it does.
  const isOther =
    length !== null &&
    length.days + length.months * 7 > 6 &&
    moment.spans.some(({ value, strength }) => value.kind === "length" && strength === "weak");
  if (length === null || isOfAll || isOther) return { endDate: null, endMinutes: null };
  const at = moved(addCivilMonths(addCivilDays(date, length.days), length.months), start + length.minutes);
  return { endDate: at.date, endMinutes: at.minutes };
}

function allDayEnd(moment: Moment, date: CivilDate, lastDay: CivilDate | null): CivilDate | null {
  if (lastDay !== null) return lastDay;
  if (moment.length === null || (moment.length.days === 0 && moment.length.months === 0)) return null;
  const end = addCivilDays(addCivilMonths(date, moment.length.months), moment.length.days - 1);
  return compareCivil(end, date) > 0 ? end : null;
}

/** "tonight at midnight", "Saturday night at 1am": the small hours belong to the night of the day named. */
const isAfterNight = (moment: Moment, minutes: number, day: ResolvedDay): boolean =>
  moment.part === "night" &&
  minutes < 300 &&
  moment.days.length > 0 &&
  day.last === null &&
  moment.recurrence === null;

/** Puts a day and its times together, with the end that the moment states. */
export function occurrenceOf(moment: Moment, timed: Timed): Occurrence {
  const { day, times, lastDay } = timed;
  const base = { recurrence: null, exdates: [], rdates: [], others: [] };
  if (times.start === null) {
    const others =
      day.other && day.other.ofClock !== true
        ? [{ date: day.other.date, minutes: null, reason: day.other.reason }]
        : [];
    return {
      ...base,
      date: day.first,
      minutes: null,
      endDate: allDayEnd(moment, day.first, lastDay ?? day.last),
      endMinutes: null,
      others,
    };
  }
  const night = isAfterNight(moment, times.start.minutes, day) ? 1440 : 0;
  const minutes = times.start.minutes + moment.shift + night;
  const start = moved(day.first, minutes);
  const shifted = { ...timed, times: { ...times, end: times.end === null ? null : times.end + night } };
  const end = timedEnd(moment, shifted, minutes);
  const others: Occurrence["others"] = [];
  if (day.other) others.push({ date: day.other.date, minutes: start.minutes, reason: day.other.reason });
  const isMidnight =
    times.start.minutes === 0 && moment.clocks[0]?.midnight === true && night === 0 && moment.days.length > 0;
  if (isMidnight) others.push({ date: addCivilDays(start.date, 1), minutes: 0, reason: midnightReason });
  if (times.start.other !== null)
    others.push({ date: day.first, minutes: times.start.other, reason: halfReason });
  return { ...base, ...start, ...end, others };
}

/** A last day is the next one after the first: `Friday to Sunday`, `Dec 28 - Jan 3`. */
export function lastDayOf(moment: Moment, first: CivilDate, context: MomentContext): CivilDate | null {
  if (moment.lastDay === null) return null;
  // "Thursday of next week" is counted from today, a bare Thursday from the first day.
  const isOwn = moment.lastDay.kind === "weekday" && moment.lastDay.which === "in-week";
  const today = isOwn ? context.now.today : first;
  const resolved = resolveDay(moment.lastDay, { today, previous: context.previous });
  const date = resolved?.last ?? resolved?.first ?? null;
  return date !== null && compareCivil(date, first) >= 0 ? date : null;
}

export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The wall clock `YYYY-MM-DDTHH:MM`, or the date alone for an all-day event. */
export const wallOf = (date: CivilDate, minutes: number | null): string =>
  minutes === null ? formatCivil(date) : `${formatCivil(date)}T${clockText(minutes)}`;
