import type { MovedStart } from "@/lib/recurrence/moved-rule";
import {
  addDays,
  clockOf,
  dateOf,
  midnightOf,
  type WallDate,
  type WallDateTime,
} from "@/lib/time/wall-clock";

const dayMs = 86_400_000;
const daysBetween = (from: WallDate, to: WallDate): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs);

const inOrder = (walls: readonly WallDateTime[]): WallDateTime[] => [...new Set(walls)].sort();

const at = (date: WallDate, like: WallDateTime): WallDateTime => `${date}T${clockOf(like)}`;

/** A stored start of a series in the form of the wire: an all-day start is a date. */
export const wireDate = (wall: WallDateTime, allDay: boolean): string => (allDay ? dateOf(wall) : wall);

/** A visitor's excluded dates, as starts: an exception matches a start, so it has the clock of the series. */
export const instancesOn = (dates: readonly string[], startWall: WallDateTime): WallDateTime[] =>
  inOrder(dates.map((date) => at(date.slice(0, 10), startWall)));

/** A visitor's additional dates: a date without a time has the clock of the series. */
export const startsOf = (
  dates: readonly string[],
  { startWall, allDay }: { startWall: WallDateTime; allDay: boolean },
): WallDateTime[] =>
  inOrder(
    dates.map((date) => {
      if (allDay) return midnightOf(date.slice(0, 10));
      return date.length === 10 ? at(date, startWall) : date;
    }),
  );

/**
 * The dates of a series whose first start was moved: they move by the same number of days, to the new clock (SPEC E2).
 */
export function datesFollowing(
  dates: readonly WallDateTime[],
  { from, to }: Pick<MovedStart, "from" | "to">,
): WallDateTime[] {
  if (from === to) return [...dates];
  const days = daysBetween(dateOf(from), dateOf(to));
  return inOrder(
    dates.map((date) => {
      const hasOwnClock = clockOf(date) !== clockOf(from);
      return at(addDays(dateOf(date), days), hasOwnClock ? date : to);
    }),
  );
}
