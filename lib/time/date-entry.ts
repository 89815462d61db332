import { earliestDate, latestDate } from "./limits";
import type { WallDate } from "./wall-clock";

interface DateBounds {
  earliest?: WallDate;
  latest?: WallDate;
}

/** True for `YYYY-MM-DD` that names a day of the proleptic Gregorian calendar. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 10) === text;
}

/**
 * SPEC V3: whether this is a real calendar date within the bounds, both inclusive; by default the product's
 * own range.
 */
export function isAllowedDate(text: string, bounds: DateBounds = {}): boolean {
  const { earliest = earliestDate, latest = latestDate } = bounds;
  return isCalendarDate(text) && text >= earliest && text <= latest;
}
