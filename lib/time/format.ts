import { asUtc, formatter, withPlainSpaces } from "./formatter";
import { addDays, dateOf, type WallDate, type WallDateTime } from "./wall-clock";

/**
 * When an event is, in its own wall-clock time. For whole days both are midnights, `end` the one after the
 * last day.
 */
export interface WallRange {
  start: WallDateTime;
  end: WallDateTime | null;
  allDay: boolean;
}

/** The last day of an all-day range, inclusive; its first day if it has no end. */
export function lastDayOf({ start, end }: Pick<WallRange, "start" | "end">): WallDate {
  return end === null ? dateOf(start) : addDays(dateOf(end), -1);
}

interface DateParts {
  weekday: string;
  day: string;
  month: string;
  year: string;
}

/** The parts of a date on a calendar leaf: `Tue`, `24`, `Nov`, `2026`. */
export function formatDateParts(wall: WallDateTime, locale: string): DateParts {
  const date = asUtc(wall);
  const part = (options: Intl.DateTimeFormatOptions) => formatter(locale, options).format(date);
  return {
    weekday: part({ weekday: "short" }),
    day: part({ day: "numeric" }),
    month: part({ month: "short" }),
    year: part({ year: "numeric" }),
  };
}

/** A wall-clock date in full: `Tuesday, November 24, 2026`. */
export function formatLongDate(wall: WallDateTime, locale: string): string {
  return formatter(locale, { dateStyle: "full" }).format(asUtc(wall));
}

/**
 * The clock part of a range: `12:00 – 1:00 PM`, with the dates if it spans several days. Null for an all-day
 * range of one day, whose date says everything.
 */
export function formatClockRange(range: WallRange, locale: string): string | null {
  const { start, end, allDay } = range;
  const day = { weekday: "short", month: "short", day: "numeric" } as const;
  const clock = { hour: "numeric", minute: "2-digit" } as const;
  if (allDay) {
    const lastDay = lastDayOf(range);
    if (lastDay === dateOf(start)) return null;
    return withPlainSpaces(formatter(locale, day).formatRange(asUtc(start), asUtc(`${lastDay}T00:00`)));
  }
  if (end === null) return withPlainSpaces(formatter(locale, clock).format(asUtc(start)));
  const options = dateOf(start) === dateOf(end) ? clock : { ...day, ...clock };
  return withPlainSpaces(formatter(locale, options).formatRange(asUtc(start), asUtc(end)));
}

/** How long a range lasts in wall-clock time, in minutes; null without an end. */
export function wallMinutes({ start, end }: Pick<WallRange, "start" | "end">): number | null {
  if (end === null) return null;
  return Math.round((asUtc(end).getTime() - asUtc(start).getTime()) / 60_000);
}
