import { dateOfDayNumber, dayNumberOf } from "@/lib/time/day-number";
import type { WallDate } from "@/lib/time/wall-clock";
import { type Clash, findClashes } from "./clashes";
import { findDoubles } from "./doubles";
import { groupTimes, type TimedEvent } from "./group-times";

/** A day that a group touches. */
export interface GroupDay {
  day: WallDate;
  /** The events of the day, by the clock. */
  eventIds: readonly string[];
  isClash: boolean;
}

export interface GroupCalendar {
  /** In order, only the days that have an event. */
  days: readonly GroupDay[];
  clashes: readonly Clash[];
  /** Those of the clashes that are of an event that is there twice. */
  doubled: ReadonlySet<Clash>;
  /** Whether more than one week is touched, so that a month shows more than a row of days. */
  spansWeeks: boolean;
}

/** A journey of years does not become a thousand days. */
const daysOfOneTimeMax = 62;

const weekOf = (day: WallDate): number => Math.floor((dayNumberOf(day) + 3) / 7);

const pairOf = (eventIds: readonly string[]): string => [...eventIds].sort().join(" ");

/** The days that the events of a group touch, each by the clock of its own zone, and where they clash (SPEC S29, B8). */
export function groupCalendar(events: readonly TimedEvent[]): GroupCalendar {
  const times = groupTimes(events);
  const clashes = findClashes(times);
  const clashDays = new Set(clashes.flatMap(({ days }) => days));
  const byDay = new Map<WallDate, Set<string>>();
  for (const { eventId, firstDay, lastDay, isFarOff } of times) {
    if (isFarOff && !clashDays.has(firstDay)) continue;
    const first = dayNumberOf(firstDay);
    const last = Math.min(dayNumberOf(lastDay), first + daysOfOneTimeMax);
    for (let number = first; number <= last; number += 1) {
      const day = dateOfDayNumber(number);
      byDay.set(day, (byDay.get(day) ?? new Set()).add(eventId));
    }
  }
  const days = [...byDay]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, eventIds]) => ({ day, eventIds: [...eventIds], isClash: clashDays.has(day) }));
  const weeks = new Set(days.map(({ day }) => weekOf(day)));
  const pairs = new Set(findDoubles(events, times).map(({ keptId, doubleId }) => pairOf([keptId, doubleId])));
  const doubled = new Set(clashes.filter(({ eventIds }) => pairs.has(pairOf(eventIds))));
  return { days, clashes, doubled, spansWeeks: weeks.size > 1 };
}
