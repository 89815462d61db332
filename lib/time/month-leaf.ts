import { dateOfDayNumber, dayNumberOf, weekdayOfDayNumber } from "./day-number";
import type { WallDate } from "./wall-clock";

/** A month as a leaf of a calendar: its weeks, with null for the days of other months. */
export interface MonthLeaf {
  /** `2026-12`. */
  month: string;
  weeks: readonly (readonly (WallDate | null)[])[];
}

/** The languages of this product whose weeks begin with a Sunday in CLDR's data for their most likely country. */
const sundayLanguages: readonly string[] = ["en", "pt"];

/** The ISO 8601 weekday that a week begins with. */
export const firstWeekday = (locale: string): number =>
  sundayLanguages.includes(new Intl.Locale(locale).language) ? 7 : 1;

/** The leaf of a month (`2026-12`) whose weeks begin with an ISO 8601 weekday. */
export function monthLeaf(month: string, weekStart: number): MonthLeaf {
  const first = dayNumberOf(`${month}-01`);
  const start = first - ((weekdayOfDayNumber(first) - weekStart + 7) % 7);
  const dateIn = (number: number): WallDate | null => {
    const date = dateOfDayNumber(number);
    return date.startsWith(month) ? date : null;
  };
  const weeks: (WallDate | null)[][] = [];
  for (let number = start; number <= first || dateIn(number) !== null; number += 7)
    weeks.push(Array.from({ length: 7 }, (_, at) => dateIn(number + at)));
  return { month, weeks };
}
