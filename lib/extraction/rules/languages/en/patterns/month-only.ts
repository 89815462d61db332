import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { foundDays, monthOf, monthSource, yearOf } from "./day-words";

/** No day stands behind the month; an hour may: `Wednesdays in April 7pm`. */
const noDay = "(?![a-z\\d]| ?\\d(?!\\d?(?:[:.]\\d\\d| ?-{1,2} ?\\d| ?[ap]\\.?m\\b)))";
const month = openPattern(
  `(?<in>(?:in|during|throughout|all of) )?(?<month>${monthSource})(?:,? (?<year>(?:19|20)\\d\\d))?${noDay}`,
);

/** `May through October`, `June-August`, `May and June`, behind the first month. */
const throughMonth = openPattern(
  ` ?(?<joint>-{1,2}|to|through|thru|and|&) ?(?<last>${monthSource})(?![a-z\\d]| ?\\d)`,
);

/** A month without a day, weak: it counts only beside a series, `every Wednesday until June`, `every Tuesday in December`. */
export function parseMonthOnly(source: Source, at: number): Recognised | null {
  const match = matchAt(month, source, at);
  const number = monthOf(match?.groups?.month);
  if (!match || Number.isNaN(number)) return null;
  // "through March" includes it, "until March" does not.
  const isIncluded = /(?:through|thru) $/.test(source.lower.slice(Math.max(0, at - 8), at));
  const year = yearOf(match.groups?.year);
  const whole: DayExpression = { kind: "period", unit: "month", shift: 0, month: number, year };
  const edge: DayExpression = isIncluded
    ? { kind: "nth", nth: -1, weekday: null, month: number, monthShift: null, year }
    : { kind: "calendar", year, month: number, day: 1, weekday: null, monthShift: null };
  const range = matchAt(throughMonth, source, at + match[0].length);
  const last = monthOf(range?.groups?.last);
  const isRange = !/and|&/.test(range?.groups?.joint ?? "") || last === (number % 12) + 1;
  if (range && !Number.isNaN(last) && isRange) {
    const end: DayExpression = { kind: "nth", nth: -1, weekday: null, month: last, monthShift: null, year };
    return { ...foundDays(at + match[0].length + range[0].length, [whole], end), strength: "weak" };
  }
  const day = match.groups?.in === undefined ? edge : whole;
  return { ...foundDays(at + match[0].length, [day]), strength: "weak" };
}
