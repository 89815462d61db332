import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { readRecurrenceDays } from "./recurrence-days";

const opening = openPattern(
  "(?:except|excluding|but not|skipping|other than|apart from)(?: for)?(?: on)? (?:every )?",
);

/** `except Friday`, `but not on weekends`: weekdays that a series leaves out. */
export function parseException(source: Source, at: number): Recognised | null {
  const opened = matchAt(opening, source, at);
  const days = opened && readRecurrenceDays(source, at + opened[0].length);
  if (!days || days.value.byDay.length === 0 || days.value.byDay.some((code) => code.length > 2)) return null;
  return { value: { kind: "except", byDay: days.value.byDay }, end: days.end };
}
