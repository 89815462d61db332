import {
  addDays,
  clockOf,
  type Fold,
  instantToWall,
  midnightOf,
  type WallDate,
  type WallDateTime,
} from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import type { ZoneFinder } from "./find-zones";
import type { ImportedEvent, ImportedMoment } from "./imported-event";

/** Where the times of a file are. */
export interface FileZones {
  /** The visitor's own, in which whole days and times that float are. */
  own: string;
  /** The calendar's own, in which its times in UTC are shown. */
  calendar: string;
  finder: ZoneFinder;
}

const secondMs = 1000;
const secondsPerDay = 86_400;

/** More than a hundred years. */
const daysMax = 40_000;

/** The zone of an event; a series in UTC stays there, since its clock does not change with a zone's. */
function zoneOf({ start, rules, rdates }: ImportedEvent, { own, calendar, finder }: FileZones): string {
  if (start.zoneId !== null) return finder.find(start.zoneId);
  if (!start.isUtc) return own;
  return rules.length > 0 || rdates.length > 0 ? "UTC" : calendar;
}

function instantOf({ wall, date, isUtc, zoneId }: ImportedMoment, { own, finder }: FileZones): string {
  const timeZone = isUtc ? "UTC" : zoneId === null ? own : finder.find(zoneId);
  return wallToInstant({ wall: wall ?? midnightOf(date), timeZone, fold: "earlier" });
}

interface FoldedWall {
  wall: WallDateTime;
  fold: Fold;
}

/** A moment by the clocks of a zone. One that floats, and one of that zone, stays as it is written. */
function wallIn(moment: ImportedMoment, timezone: string, zones: FileZones): FoldedWall {
  const { wall, date, isUtc, zoneId } = moment;
  const isThere = !isUtc && (zoneId === null || zones.finder.find(zoneId) === timezone);
  if (isThere || wall === null) return { wall: wall ?? midnightOf(date), fold: "earlier" };
  return instantToWall(instantOf(moment, zones), timezone);
}

/** The last day of a whole-day event, which a file names by the day behind it; null for a single day. */
function lastDayOf({ start, end, duration }: ImportedEvent): WallDate | null {
  const days = duration === null ? 0 : duration.days + Math.floor(duration.seconds / secondsPerDay);
  const behind = end?.date ?? addDays(start.date, Math.min(days, daysMax));
  const last = addDays(behind, -1);
  return last > start.date ? last : null;
}

/** The end of a timed event, or null. */
function endIn(event: ImportedEvent, timezone: string, zones: FileZones): FoldedWall | null {
  const { start, end, duration } = event;
  if (end !== null) return end.wall === null ? null : wallIn(end, timezone, zones);
  if (duration === null || start.wall === null || duration.days > daysMax) return null;
  const date = addDays(start.date, duration.days);
  const lastDay = { ...start, date, wall: `${date}T${clockOf(start.wall)}` };
  const endMs = Date.parse(instantOf(lastDay, zones)) + duration.seconds * secondMs;
  const isDated = endMs < Date.parse("2101-01-02T00:00:00Z");
  return isDated ? instantToWall(new Date(endMs).toISOString(), timezone) : null;
}

/** Start, end and zone of an event, as a draft has them. */
export function placeTimes(event: ImportedEvent, zones: FileZones) {
  const zone = zoneOf(event, zones);
  if (event.start.wall === null) {
    return { start: event.start.date, end: lastDayOf(event), allDay: true, timezone: zone } as const;
  }
  const ending = endIn(event, zone, zones)?.fold ?? "earlier";
  // A draft tells of its start alone which of two repeated hours is meant; its end is in the second if its start is.
  const isTold = ending === "earlier" || wallIn(event.start, zone, zones).fold === "later";
  const timezone = event.start.isUtc && !isTold ? "UTC" : zone;
  const { wall, fold } = wallIn(event.start, timezone, zones);
  const end = endIn(event, timezone, zones)?.wall ?? null;
  const times = { start: wall, end, allDay: false, timezone } as const;
  return fold === "later" ? { ...times, startFold: fold } : times;
}

export type PlacedTimes = ReturnType<typeof placeTimes>;

/** A date of a series in the form of its start; a day alone means the start of that day. */
export function seriesDate(
  moment: ImportedMoment,
  { start, allDay, timezone }: PlacedTimes,
  zones: FileZones,
): string {
  if (moment.wall === null) return allDay ? moment.date : `${moment.date}T${clockOf(start)}`;
  const { wall } = wallIn(moment, timezone, zones);
  return allDay ? wall.slice(0, 10) : wall;
}
