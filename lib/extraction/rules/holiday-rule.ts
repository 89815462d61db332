/**
 * How a holiday's day is found: a fixed date, the nth weekday of a month (optionally some days later), days from Easter,
 * a day of another calendar, a day of a table, or the next of several.
 */
export type HolidayRule =
  | { month: number; day: number }
  | { month: number; nth: number; weekday: number; plus?: number }
  | { easter: number }
  | { orthodoxEaster: number }
  | {
      calendar: "hebrew" | "islamic-umalqura" | "persian";
      /** The month as Intl names it in English: `Tishri`, `10`. */
      month: string;
      day: number;
      plus?: number;
      /** Why the day may be another: the moon has to be seen, or the feast begins the evening before. */
      doubt?: "sighting" | "eve";
    }
  /** One `MMDD` for each year from 2024 on. */
  | { table: string; plus?: number }
  | { firstOf: readonly HolidayRule[] };
