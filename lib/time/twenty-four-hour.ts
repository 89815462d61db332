import {
  completeTime,
  fromTwentyFourHour,
  sanitizeTime,
  type TimeEntry,
  toTwentyFourHour,
} from "./twelve-hour";

const hourMax = 23;

/**
 * The content of a box for the 24-hour clock after each key, as `sanitizeTime` has it for the other clock; a dot, a comma
 * or an h counts as the colon (`14.30`, `14h30`).
 */
export const sanitizeDayTime = (typed: string): string =>
  sanitizeTime(typed.replace(/[.,h]/gi, ":"), hourMax);

/**
 * The entry that a text of the 24-hour clock means, `9` and `930` included. What is no time yet stays as typed, so that
 * leaving the box tells it as a problem.
 */
export function entryOfDayTime(text: string, before: TimeEntry): TimeEntry {
  const whole = completeTime(text, hourMax);
  // Only a whole time has five characters.
  return whole.length === 5 ? fromTwentyFourHour(whole) : { ...before, text };
}

/** An entry in the words of the 24-hour clock: `14:30`; what is no time yet as it was typed. */
export const dayTimeOf = (entry: TimeEntry): string => toTwentyFourHour(entry) ?? entry.text;
