import type { Phrase } from "@/lib/messages/phrase";
import type { CivilDate } from "./civil-date";

/** A day, or several in a row, with the other reading where people differ. */
export interface ResolvedDay {
  first: CivilDate;
  last: CivilDate | null;
  /** `ofClock`: another reading only of a clock on that day, as whole days there is one. */
  other: { date: CivilDate; reason: Phrase; ofClock?: boolean } | null;
}

/** What a day may refer to: today in the visitor's zone, the day of the event before, and whether the words look back. */
export interface DayContext {
  today: CivilDate;
  previous: CivilDate | null;
  /** `was on Jan 2`: a day that states no year, month or week is the last one instead of the next. */
  isPast?: boolean;
}

/** One day that nobody reads in another way. */
export const oneDay = (first: CivilDate): ResolvedDay => ({ first, last: null, other: null });
