import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { monthOf, monthSource } from "./day-words";
import { readRecurrenceDays } from "./recurrence-days";

const opening = openPattern(
  "(?:except|excluding|but not|skipping|other than|apart from)(?: for)?(?: on| in)? (?:every )?",
);
const months = openPattern(
  `(?<first>${monthSource})(?:(?: and |, ?|-| ?& ?)(?<second>${monthSource}))?(?![a-z]| ?\\d)`,
);

/** `except Friday`, `but not on weekends`, `except in July and August`: what a series leaves out. */
export function parseException(source: Source, at: number): Recognised | null {
  const opened = matchAt(opening, source, at);
  if (!opened) return null;
  const from = at + opened[0].length;
  const named = matchAt(months, source, from);
  if (named) {
    const byMonth = [named.groups?.first, named.groups?.second].map(monthOf).filter((month) => month > 0);
    return { value: { kind: "except", byDay: [], byMonth }, end: from + named[0].length };
  }
  const days = readRecurrenceDays(source, from);
  if (!days || days.value.byDay.length === 0 || days.value.byDay.some((code) => code.length > 2)) return null;
  return { value: { kind: "except", byDay: days.value.byDay, byMonth: [] }, end: days.end };
}
