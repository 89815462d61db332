import { seriesDays } from "@/lib/recurrence/series-days";
import { dateOfDayNumber, dayNumberOf } from "@/lib/time/day-number";
import { lastDayOf } from "@/lib/time/format";
import {
  clockOf,
  dateOf,
  instantToWall,
  midnightOf,
  type WallDate,
  type WallDateTime,
} from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { wallRangeOf } from "./wall-range";

/** What of an event its times follow from. */
export type TimedEvent = Pick<
  CalendarEvent,
  | "id"
  | "title"
  | "start_datetime"
  | "end_datetime"
  | "all_day"
  | "timezone"
  | "recurrence"
  | "exdates"
  | "rdates"
>;

/** One time at which an event takes place. */
export interface EventTime {
  eventId: string;
  /** The first and the last day by the clock of the event's own zone, both inclusive. */
  firstDay: WallDate;
  lastDay: WallDate;
  allDay: boolean;
  /** Epoch milliseconds; equal where no end is known. Of whole days by their own zone. */
  startMs: number;
  endMs: number;
  /** Whether it comes later in a series without an end than anybody looks. */
  isFarOff: boolean;
}

/**
 * A series without an end is looked at for four weeks, and followed as long as the rest of the group lasts, since something
 * may clash with it; nothing is followed for more than a year.
 */
const endlessDays = 27;
const longestDays = 366;

const later = (date: WallDate, days: number): WallDate => dateOfDayNumber(dayNumberOf(date) + days);

/** Whether a rule goes on for ever. */
const isEndless = (rule: string): boolean => !/\b(?:UNTIL|COUNT)=/i.test(rule);

/** The last day on which an event is followed: its own, that of its rule, or four weeks of a rule without an end. */
function lastDayOfRule(event: TimedEvent): WallDate {
  const range = wallRangeOf(event);
  const first = dateOf(range.start);
  if (event.recurrence === null) return range.end === null ? first : dateOf(range.end);
  if (isEndless(event.recurrence)) return later(first, endlessDays);
  const last = later(first, longestDays);
  return seriesDays({ rule: event.recurrence, timeZone: event.timezone, first, last }).at(-1) ?? first;
}

/** The last day on which an event is followed, with the dates that its series has besides its rule or without one. */
const lastDayOfSeries = (event: TimedEvent): WallDate =>
  [lastDayOfRule(event), ...event.rdates.map((date) => date.slice(0, 10))].sort().at(-1) ?? "";

/** The last day that a group is followed to. */
function horizonOf(events: readonly TimedEvent[]): WallDate {
  const firsts = events.map((event) => dateOf(wallRangeOf(event).start)).sort();
  const lasts = events.map(lastDayOfSeries).sort();
  const most = later(firsts[0] ?? "", longestDays);
  const last = lasts.at(-1) ?? "";
  return last < most ? last : most;
}

/** The days on which times are looked for, both inclusive; `first` may be left to the event. */
interface TimesSpan {
  first?: WallDate;
  last: WallDate;
}

/** The wall-clock starts of an event on some days, with what its series leaves out and adds. */
function startsOf(event: TimedEvent, { first: from, last }: TimesSpan): WallDateTime[] {
  const { wall } = instantToWall(event.start_datetime, event.timezone);
  if (event.recurrence === null && event.rdates.length === 0) return [wall];
  const clock = clockOf(wall);
  const { recurrence: rule, timezone: timeZone } = event;
  const first = dateOf(wall);
  const days = rule === null ? [first] : seriesDays({ rule, timeZone, first, last, from });
  const asStart = (date: string): WallDateTime => (date.length === 10 ? `${date}T${clock}` : date);
  const left = new Set(event.exdates.map(asStart));
  const starts = [
    ...days.map(asStart),
    ...event.rdates
      .map(asStart)
      .filter((start) => dateOf(start) <= last && (from === undefined || dateOf(start) >= from)),
  ];
  return [...new Set(starts)].filter((start) => !left.has(start)).sort();
}

/** The last day of something that ends at midnight is the day before. */
function lastTimedDay(start: WallDateTime, end: WallDateTime): WallDate {
  return end > start && clockOf(end) === "00:00" ? later(dateOf(end), -1) : dateOf(end);
}

/** The times of one event on some days. */
export function timesOf(event: TimedEvent, span: TimesSpan): EventTime[] {
  const range = wallRangeOf(event);
  const { id: eventId, all_day: allDay, timezone: timeZone } = event;
  const instantMs = (wall: WallDateTime) => Date.parse(wallToInstant({ wall, timeZone, fold: "earlier" }));
  const lengthMs =
    event.end_datetime === null ? 0 : Date.parse(event.end_datetime) - Date.parse(event.start_datetime);
  const dayCount = allDay ? dayNumberOf(lastDayOf(range)) - dayNumberOf(dateOf(range.start)) : 0;
  const near = later(dateOf(range.start), endlessDays);
  const endless = event.recurrence !== null && isEndless(event.recurrence);
  return startsOf(event, span).map((start) => {
    const firstDay = dateOf(start);
    const isFarOff = endless && firstDay > near;
    if (allDay) {
      const lastDay = later(firstDay, dayCount);
      const startMs = instantMs(midnightOf(firstDay));
      const endMs = instantMs(midnightOf(later(lastDay, 1)));
      return { eventId, firstDay, lastDay, allDay, startMs, endMs, isFarOff };
    }
    // The event itself has the instant that was meant, also in an hour that a clock change repeats.
    const startMs = start === range.start ? Date.parse(event.start_datetime) : instantMs(start);
    const endMs = startMs + lengthMs;
    const end = instantToWall(new Date(endMs).toISOString(), timeZone).wall;
    return { eventId, firstDay, lastDay: lastTimedDay(start, end), allDay, startMs, endMs, isFarOff };
  });
}

/** Every time at which the events of a group take place, series included as far as a year, in the order of the clock. */
export function groupTimes(events: readonly TimedEvent[]): EventTime[] {
  if (events.length === 0) return [];
  const last = horizonOf(events);
  return events
    .flatMap((event) => timesOf(event, { last }))
    .sort((one, other) => one.startMs - other.startMs || one.endMs - other.endMs);
}
