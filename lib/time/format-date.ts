import { asUtc, formatter } from "./formatter";
import type { WallDateTime } from "./wall-clock";

// Apart from format.ts, since the first pages that show an event need none of it.

/** The month of a wall-clock date: `November 2026`. */
export function formatMonth(wall: WallDateTime, locale: string): string {
  return formatter(locale, { month: "long", year: "numeric" }).format(asUtc(wall));
}

/** A month within a sentence, from 1 for January: `November`. */
export function formatMonthName(month: number, locale: string): string {
  return formatter(locale, { month: "long" }).format(
    asUtc(`2026-${String(month).padStart(2, "0")}-01T00:00`),
  );
}

/** The weekday of a date in full: `Tuesday`. */
export function formatLongWeekday(wall: WallDateTime, locale: string): string {
  return formatter(locale, { weekday: "long" }).format(asUtc(wall));
}

/** The weekday of a date as a calendar heads its columns: `T`. */
export function formatNarrowWeekday(wall: WallDateTime, locale: string): string {
  return formatter(locale, { weekday: "narrow" }).format(asUtc(wall));
}

/** A wall-clock date in short without its year: `Dec 15`. */
export function formatDayAndMonth(wall: WallDateTime, locale: string): string {
  return formatter(locale, { month: "short", day: "numeric" }).format(asUtc(wall));
}

/** A wall-clock date in short: `Dec 15, 2026`. */
export function formatMediumDate(wall: WallDateTime, locale: string): string {
  return formatter(locale, { dateStyle: "medium" }).format(asUtc(wall));
}
