import { matchAt, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { foundDays } from "./day-words";

const period = pattern(
  "(?:(?:in|during|over|within|for|some ?time|later|early|late|anytime) ){0,2}(?:the )?(?<which>this|next|coming|following|upcoming) (?<unit>month|year)(?:'s)?",
);
/** "next month's report", "this year end", "next month on the 5th" name something else. */
const goesOn =
  /^(?:'s)? (?!at\b|on\b|in\b|with\b|and\b|or\b|for\b|from\b|to\b|by\b|please\b|the\b|this\b|every\b|\d)[a-z]/;

/** `this month`, `next year`: weak, for they count only where nothing says a day. */
export function parsePeriod(source: Source, at: number): Recognised | null {
  const match = matchAt(period, source, at);
  if (!match?.groups) return null;
  const end = at + match[0].length;
  if (/\b(?:some ?time|maybe|perhaps|someday) (?:the )?$/.test(source.lower.slice(Math.max(0, at - 12), at)))
    return null;
  if (match[0].startsWith("some") || match[0].endsWith("'s") || goesOn.test(source.lower.slice(end, end + 8)))
    return null;
  const unit = match.groups.unit === "year" ? "year" : "month";
  return {
    ...foundDays(end, [
      { kind: "period", unit, shift: match.groups.which === "this" ? 0 : 1, month: null, year: null },
    ]),
    strength: "weak",
  };
}
