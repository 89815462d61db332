import type { WallDate } from "./wall-clock";

const dayMs = 86_400_000;

/** The days from 1970-01-01 to a date: civil days can be counted with, whatever any zone's clocks do. */
export const dayNumberOf = (date: WallDate): number => Date.parse(`${date}T00:00Z`) / dayMs;

/** The date of a day's number. */
export const dateOfDayNumber = (number: number): WallDate =>
  new Date(number * dayMs).toISOString().slice(0, 10);

/** ISO 8601 weekday of a day's number, Monday 1 to Sunday 7: 1970-01-01 was a Thursday. */
export const weekdayOfDayNumber = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;
