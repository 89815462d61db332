import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { monthOf, monthSource, yearOf } from "./day-words";

const month = openPattern(
  `(?:in )?(?<month>${monthSource})(?:,? (?<year>(?:19|20)\\d\\d))?(?![a-z\\d]| ?\\d)`,
);

/** A month without a day, weak: it counts only as the start or the end of a series, `every Wednesday until June`. */
export function parseMonthOnly(source: Source, at: number): Recognised | null {
  const match = matchAt(month, source, at);
  const number = monthOf(match?.groups?.month);
  if (!match || Number.isNaN(number)) return null;
  // "through March" includes it, "until March" does not.
  const isIncluded = /(?:through|thru) $/.test(source.lower.slice(Math.max(0, at - 8), at));
  const year = yearOf(match.groups?.year);
  const day: DayExpression = isIncluded
    ? { kind: "nth", nth: -1, weekday: null, month: number, monthShift: null, year }
    : { kind: "calendar", year, month: number, day: 1, weekday: null, monthShift: null };
  return {
    value: { kind: "day", days: [day], last: null, other: null, part: null },
    end: at + match[0].length,
    strength: "weak",
  };
}
