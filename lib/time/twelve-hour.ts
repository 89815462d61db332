type Meridiem = "AM" | "PM";

/** A time as typed; `text` is `HH:MM` once complete. */
export interface TimeEntry {
  text: string;
  meridiem: Meridiem;
}

const largestHour = 12;
const largestMinute = 59;
const largestLength = 5;

const clampPart = (digits: string, largest: number): string =>
  Number(digits) > largest ? String(largest) : digits;

/**
 * SPEC V2, applied to the content of the box after each key: digits and one colon, at most five characters;
 * an hour over 12 becomes 12 (over `hourMax` where the clock counts to 24), minutes over 59 become 59. Without a colon it is not yet known which digits are
 * the hour, so `130` stays as typed until `completeTime`.
 */
export function sanitizeTime(typed: string, hourMax = largestHour): string {
  const [before = "", ...after] = typed.replace(/[^\d:]/g, "").split(":");
  if (after.length === 0) return before.slice(0, 4);
  const hour = clampPart(before.slice(0, 2), hourMax);
  const minute = clampPart(after.join("").slice(0, 2), largestMinute);
  return `${hour}:${minute}`.slice(0, largestLength);
}

/**
 * Completes the text when the box loses focus: `930` and `9:30` become `09:30` (a phone's number pad has no
 * colon), and a bare hour such as `9` becomes `09:00`. An ambiguous text such as `9:5` stays as it is.
 */
export function completeTime(text: string, hourMax = largestHour): string {
  const digits = /^(\d{1,2})(\d{2})$/.exec(text) ?? /^(\d{1,2}):?()$/.exec(text);
  const spelt = digits === null ? text : sanitizeTime(`${digits[1]}:${digits[2] || "00"}`, hourMax);
  return /^\d:\d{2}$/.test(spelt) ? `0${spelt}` : spelt;
}

/** `HH:MM` on the 24-hour clock; null if the entry is not a time (SPEC V2, V5). */
export function toTwentyFourHour({ text, meridiem }: TimeEntry): string | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (match === null) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  if (hour < 1 || hour > largestHour || minute > largestMinute) return null;
  const shifted = (hour % largestHour) + (meridiem === "PM" ? largestHour : 0);
  return `${String(shifted).padStart(2, "0")}:${match[2]}`;
}

/** The entry that shows a 24-hour `HH:MM` (SPEC V5: converting there and back loses nothing). */
export function fromTwentyFourHour(clock: string): TimeEntry {
  const hour = Number(clock.slice(0, 2));
  const shown = hour % largestHour === 0 ? largestHour : hour % largestHour;
  return {
    text: `${String(shown).padStart(2, "0")}:${clock.slice(3, 5)}`,
    meridiem: hour < largestHour ? "AM" : "PM",
  };
}

/** The other of AM and PM. */
export const toggleMeridiem = (meridiem: Meridiem): Meridiem => (meridiem === "AM" ? "PM" : "AM");
