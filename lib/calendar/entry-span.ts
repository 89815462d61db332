import {
  addDays,
  addMinutes,
  dateOf,
  type Fold,
  instantToWall,
  type WallDate,
  type WallDateTime,
} from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import type { CalendarEntry } from "./calendar-event";

/** How long an event without an end lasts in the file: Google imports nothing without DTEND or DURATION. */
const defaultLengthMinutes = 60;

// The rules in a file begin in 1970, as Outlook requires; before the first of them a reader has no rule to
// apply.
const firstYearWithRules = 1971;

/**
 * When an entry starts and ends, in the form that the file writes; the end is after the start and exclusive.
 */
export type EntrySpan =
  | { form: "date"; start: WallDate; end: WallDate }
  | { form: "wall"; start: WallDateTime; end: WallDateTime }
  | { form: "instant"; start: string; end: string };

/** The parts of an entry that say when it is. */
export type EntryTimes = Pick<
  CalendarEntry,
  "startWall" | "startFold" | "endWall" | "endFold" | "allDay" | "timezone"
>;

interface SpanQuestion {
  entry: EntryTimes;
  /** Whether the file can contain the rules of the entry's zone. */
  hasZone: boolean;
  /** Whether the entry has a recurrence that goes into the file. */
  isSeries: boolean;
}

/**
 * Wall clock with TZID wherever that says which instant is meant (RFC 5545 § 3.3.5 form 3), else UTC:
 * - in the hour that a clock change repeats a TZID cannot say which of the two is meant, and readers disagree on
 *   the default (the RFC takes the first, pytz the second), so such an event is written as instants;
 * - a time that a clock change skips is written as the clock that people will read then;
 * - before 1971 the file has no rules for the zone, so such an event is written as instants;
 * - a series keeps its wall clock in all these cases, since one occurrence in a doubtful hour harms less than a
 *   series that is an hour off for half of the year;
 * - without rules for the zone (`hasZone` false) everything is written as instants.
 */
export function entrySpan({ entry, hasZone, isSeries }: SpanQuestion): EntrySpan {
  if (entry.allDay) return dateSpan(entry);
  const start = instantOf(entry, entry.startWall, entry.startFold);
  const end = endInstant(entry, start);
  if (!hasZone) return { form: "instant", start, end };
  if (isSeries) return seriesSpan(entry, start);
  const startWall = instantToWall(start, entry.timezone).wall;
  const endWall = instantToWall(end, entry.timezone).wall;
  const isDoubtful =
    Number(startWall.slice(0, 4)) < firstYearWithRules ||
    isRepeated(entry, startWall) ||
    isRepeated(entry, endWall);
  if (isDoubtful) return { form: "instant", start, end };
  return { form: "wall", start: startWall, end: endWall };
}

function dateSpan({ startWall, endWall }: EntryTimes): EntrySpan {
  const start = dateOf(startWall);
  const end = endWall === null ? start : dateOf(endWall);
  return { form: "date", start, end: end > start ? end : addDays(start, 1) };
}

function seriesSpan(entry: EntryTimes, start: string): EntrySpan {
  const { startWall, endWall } = entry;
  const ordered = endWall !== null && endWall > startWall && instantOf(entry, endWall, entry.endFold) > start;
  return {
    form: "wall",
    start: startWall,
    end: ordered ? endWall : addMinutes(startWall, lengthMinutes(entry)),
  };
}

/**
 * A clock change can put a later wall-clock time on or before the start; then the length on the wall clock
 * counts.
 */
function endInstant(entry: EntryTimes, start: string): string {
  if (entry.endWall !== null) {
    const end = instantOf(entry, entry.endWall, entry.endFold);
    if (end > start) return end;
  }
  return new Date(Date.parse(start) + lengthMinutes(entry) * 60_000).toISOString();
}

function lengthMinutes({ startWall, endWall }: EntryTimes): number {
  if (endWall === null) return defaultLengthMinutes;
  const shownMinutes = (Date.parse(`${endWall}Z`) - Date.parse(`${startWall}Z`)) / 60_000;
  return shownMinutes > 0 ? shownMinutes : defaultLengthMinutes;
}

function instantOf({ timezone }: EntryTimes, wall: WallDateTime, fold: Fold): string {
  return wallToInstant({ wall, timeZone: timezone, fold });
}

function isRepeated(entry: EntryTimes, wall: WallDateTime): boolean {
  return instantOf(entry, wall, "earlier") !== instantOf(entry, wall, "later");
}
