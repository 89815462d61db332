import { Temporal } from "#temporal";

/** A civil date, `YYYY-MM-DD` (RFC 3339 full-date). */
export type WallDate = string;
/** A civil date and time without zone, `YYYY-MM-DDTHH:MM`, 24-hour clock. */
export type WallDateTime = string;

/**
 * Which of the two instants of a repeated hour is meant when clocks go back (RFC 9557 / Temporal
 * `disambiguation`).
 */
export type Fold = "earlier" | "later";

export interface ZonedWall {
  wall: WallDateTime;
  timeZone: string;
  /** Only matters in an hour that a clock change repeats; otherwise `earlier`. */
  fold: Fold;
}

/**
 * A zone's wall-clock time at an instant, cut to the minute, with the fold that converts back to the same
 * instant.
 */
export function instantToWall(instant: string, timeZone: string): ZonedWall {
  const zoned = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  const plain = zoned.toPlainDateTime();
  const first = plain.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  return {
    wall: plain.toString({ smallestUnit: "minute" }),
    timeZone,
    fold: first.epochNanoseconds === zoned.epochNanoseconds ? "earlier" : "later",
  };
}

/** A date moved by whole days; a negative number moves it back. */
export function addDays(date: WallDate, days: number): WallDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}

/** A wall-clock time moved by minutes as a calendar shows them, without regard to clock changes. */
export function addMinutes(wall: WallDateTime, minutes: number): WallDateTime {
  return Temporal.PlainDateTime.from(wall).add({ minutes }).toString({ smallestUnit: "minute" });
}

export const midnightOf = (date: WallDate): WallDateTime => `${date}T00:00`;
export const dateOf = (wall: WallDateTime): WallDate => wall.slice(0, 10);
export const clockOf = (wall: WallDateTime): string => wall.slice(11, 16);

/** ISO 8601 weekday, Monday 1 to Sunday 7. */
export const dayOfWeek = (date: WallDate): number => Temporal.PlainDate.from(date).dayOfWeek;
export const dayOfMonth = (date: WallDate): number => Number(date.slice(8, 10));
export const monthOf = (date: WallDate): number => Number(date.slice(5, 7));
