import { ones } from "@/lib/extraction/rules/languages/en/words/numbers";
import type { Clock } from "@/lib/extraction/rules/spans";

/** The words of an hour of 1–12. */
export const hourWords = `${ones}|ten|eleven|twelve`;
/** `am`, `p.m.`, and a single letter where no word goes on. */
export const halfWords = "(?:[ap](?:\\.? ?m\\b\\.?|\\.m|\\.(?= |$|,))|[ap](?![a-z0-9']))";
export const meridiem = `(?: ?(?<meridiem>${halfWords}))`;
export const oclock = "(?: ?o['\"]? ?clock)";

/** The half of the day as it is written; null where it is not. */
export const halfOf = (written: string | undefined): "am" | "pm" | null =>
  written === undefined ? null : written.trim().startsWith("a") ? "am" : "pm";

/** A clock of an hour of 0–24 and minutes, in a half of the day where one is said. */
export const makeClock = (hour: number, minute: number, half: "am" | "pm" | null): Clock => ({
  hour,
  minute,
  meridiem: hour > 12 || hour === 0 ? null : half,
  exact: hour > 12 || hour === 0,
  midnight: hour === 24,
  written: "other",
});
