import { addDays, dateOf, instantToWall, type WallDate, type WallDateTime } from "./wall-clock";

/** When something is, as its own wall clock shows it. All-day: both are midnights, `end` the one after the last day. */
export interface WallRange {
  start: WallDateTime;
  end: WallDateTime | null;
  allDay: boolean;
}

/** A wall clock read as if it were UTC, so that formatting it in UTC shows exactly the digits it holds. */
const asUtc = (wall: WallDateTime): Date => new Date(`${wall}:00Z`);

/** Node sets thin and narrow spaces where browsers set plain ones; the page of the server has to be the browser's own. */
const withPlainSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, " ");

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs far more than using it, and a screen of events uses the same few hundreds of times. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
  formatters.set(key, made);
  return made;
}

/** The last day of an all-day range, inclusive; its first day when it has no end. */
export function lastDayOf({ start, end }: Pick<WallRange, "start" | "end">): WallDate {
  return end === null ? dateOf(start) : addDays(dateOf(end), -1);
}

export interface DateParts {
  weekday: string;
  day: string;
  month: string;
  year: string;
}

/** A date in the pieces that a calendar leaf shows: `Tue`, `24`, `Nov`, `2026`. */
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

/** A wall-clock date in short: `Dec 15, 2026`. */
export function formatMediumDate(wall: WallDateTime, locale: string): string {
  return formatter(locale, { dateStyle: "medium" }).format(asUtc(wall));
}

/** RFC 5545's two-letter days, each by the first such day of a month that began on a Monday. */
const sampleDays = new Map(
  ["MO", "TU", "WE", "TH", "FR", "SA", "SU"].map((day, position) => [day, `2026-06-0${position + 1}T00:00`]),
);

/** Two-letter days in words: `Monday and Wednesday`. Unknown ones are left out. */
export function formatWeekdays(days: readonly string[], locale: string): string {
  const names = days
    .flatMap((day) => sampleDays.get(day) ?? [])
    .map((wall) => formatter(locale, { weekday: days.length > 2 ? "short" : "long" }).format(asUtc(wall)));
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}

/**
 * The clock part of a range: `12:00 – 1:00 PM`; with the dates where it spans several days. Null for an all-day range
 * of one day, whose date says everything.
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

/** How long a range lasts by its wall clock, in minutes; null without an end. */
export function wallMinutes({ start, end }: Pick<WallRange, "start" | "end">): number | null {
  if (end === null) return null;
  return Math.round((asUtc(end).getTime() - asUtc(start).getTime()) / 60_000);
}

export interface ZoneLabel {
  /** The zone's place: `New York` of `America/New_York`. */
  place: string;
  /** Its offset at that instant: `GMT-5`. */
  offset: string;
}

/** What a zone is called on an event's chip, at the event's own instant since the offset changes with the season. */
export function formatZone(zone: { timeZone: string; instant: string; locale: string }): ZoneLabel {
  const parts = formatter(zone.locale, {
    timeZone: zone.timeZone,
    timeZoneName: "shortOffset",
  }).formatToParts(new Date(zone.instant));
  const place = (zone.timeZone.split("/").at(-1) ?? zone.timeZone).replaceAll("_", " ");
  const offset = parts.find((part) => part.type === "timeZoneName")?.value ?? "";
  // Older runtimes write `GMT+0`.
  return { place, offset: offset.replace(/^GMT[+-]0$/, "GMT") };
}

/** What a zone is called whatever the season: `Eastern Time`; its offset where it has no name of its own. */
export function formatZoneName(zone: { timeZone: string; instant: string; locale: string }): string {
  const parts = formatter(zone.locale, {
    timeZone: zone.timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(new Date(zone.instant));
  return parts.find((part) => part.type === "timeZoneName")?.value ?? "";
}

/** The date of an instant where the reader is, for `Created {date}`: `Nov 20, 2026, 6:15 PM`. */
export function formatInstant(moment: { instant: string; timeZone: string; locale: string }): string {
  const { wall } = instantToWall(moment.instant, moment.timeZone);
  return withPlainSpaces(
    formatter(moment.locale, { dateStyle: "medium", timeStyle: "short" }).format(asUtc(wall)),
  );
}
