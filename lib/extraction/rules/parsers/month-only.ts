import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { monthOf, monthSource, yearOf } from "./day-words";

const month = openPattern(`(?:in )?(?<month>${monthSource})(?:,? (?<year>(?:19|20)\\d\\d))?(?![a-z\\d]| ?\\d)`);

/** A month without a day, weak: it counts only as the start or the end of a series, `every Wednesday until June`. */
export function parseMonthOnly(source: Source, at: number): Recognised | null {
  const match = matchAt(month, source, at);
  const number = monthOf(match?.groups?.month);
  if (!match || Number.isNaN(number)) return null;
  const day = { kind: "calendar", year: yearOf(match.groups?.year), month: number, day: 1, weekday: null, monthShift: null } as const;
  return { value: { kind: "day", days: [day], last: null, other: null, part: null }, end: at + match[0].length, strength: "weak" };
}
