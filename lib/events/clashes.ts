import type { WallDate } from "@/lib/time/wall-clock";
import type { EventTime } from "./group-times";

/** Two events of a group that overlap, and the days on which they do, by the clock of the one that starts later. */
export interface Clash {
  eventIds: readonly [string, string];
  days: readonly WallDate[];
}

/** An event without an end is a moment, which lies within another or meets another moment. */
function overlap(one: EventTime, other: EventTime): boolean {
  if (one.startMs === other.startMs) return true;
  return one.startMs < other.endMs && other.startMs < one.endMs;
}

const isOfSeveralDays = ({ firstDay, lastDay }: EventTime): boolean => firstDay !== lastDay;

/**
 * Whole days say what a day is, a holiday or a deadline, beside which a day has its hours: they clash with no hours. Two that
 * last several days, such as journeys, do clash.
 */
export function isClash(one: EventTime, other: EventTime): boolean {
  if (one.eventId === other.eventId || one.allDay !== other.allDay) return false;
  if (one.allDay && !(isOfSeveralDays(one) && isOfSeveralDays(other))) return false;
  return overlap(one, other);
}

/** The events of a group that overlap (SPEC B8), the earliest first; `times` in the order of the clock. */
export function findClashes(times: readonly EventTime[]): Clash[] {
  const found = new Map<string, { eventIds: [string, string]; days: Set<WallDate> }>();
  let open: EventTime[] = [];
  for (const time of times) {
    // Only what is still going on can overlap with what starts now.
    open = open.filter(({ startMs, endMs }) => endMs > time.startMs || startMs === time.startMs);
    for (const before of open) {
      if (!isClash(before, time)) continue;
      const eventIds: [string, string] = [before.eventId, time.eventId];
      const key = [...eventIds].sort().join(" ");
      const clash = found.get(key) ?? { eventIds, days: new Set<WallDate>() };
      clash.days.add(time.firstDay);
      found.set(key, clash);
    }
    open.push(time);
  }
  return [...found.values()].map(({ eventIds, days }) => ({ eventIds, days: [...days] }));
}
