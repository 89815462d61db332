import { weekdayCodes } from "@/lib/recurrence/rule-parts";
import type { Recurrence } from "./spans";

/** The code of a weekday (RFC 5545 § 3.3.10), which the rules count from Sunday, 0. */
export const weekdayCode = (weekday: number): string => weekdayCodes[(weekday + 6) % 7] ?? "";

/** The weekday of a code, from Sunday, 0. */
export const weekdayOfCode = (code: string): number => (weekdayCodes.indexOf(code) + 1) % 7;

/** A series of every day, week or month, on these weekdays, with no other bound. */
export const every = (frequency: Recurrence["frequency"], byDay: readonly string[] = []): Recurrence => ({
  frequency,
  interval: 1,
  byDay: [...byDay],
  byMonthDay: [],
  byMonth: [],
  count: null,
  until: null,
  lasting: null,
  part: null,
});
