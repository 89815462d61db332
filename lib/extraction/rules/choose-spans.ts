import type { Span } from "./spans";

const dated = new Set(["month-day", "month-day-list", "named-range", "numeric-date"]);
const counted = new Set(["clock-range", "clock", "length", "times", "month-only"]);

/**
 * "Dec 1 until 5 pm", "6 Jan 1930": the 1 and the Jan belong to the date, so nothing else begins with them. In
 * "5 Dec 2-4" the month is of the date before it and makes none with the hours.
 */
function withoutStolenDays(candidates: readonly Span[]): Span[] {
  const dates = candidates.filter((span) => span.strength === "strong" && dated.has(span.rule));
  if (dates.length === 0) return [...candidates];
  const isStolen = ({ start, rule }: Span): boolean =>
    rule !== "named-range" && dates.some((other) => other.start < start && start < other.end);
  const isOf = (span: Span, date: Span): boolean =>
    date.start < span.start && span.start < date.end && !(span.rule === "clock-range" && isStolen(date));
  return candidates.filter((span) => !counted.has(span.rule) || !dates.some((date) => isOf(span, date)));
}

const worded = new Set(["weekday", "relative-day", "month-day", "holiday", "day-of-month", "week"]);

/** `vet 9.10, bank 11 tomorrow`: where a day is said in words, or the whole text has hours with dots, two numbers with a dot between them are a clock. */
function withoutDottedDays(candidates: readonly Span[], dottedHours: boolean): Span[] {
  const isDotted = ({ rule, strength }: Span): boolean => rule === "numeric-date" && strength === "weak";
  if (!candidates.some(isDotted)) return [...candidates];
  const isClock = (date: Span): boolean =>
    candidates.some(({ rule, start, end }) => rule === "clock" && start === date.start && end === date.end);
  if (!dottedHours && !candidates.some(({ rule }) => worded.has(rule))) return [...candidates];
  return candidates.filter((span) => !(isDotted(span) && isClock(span)));
}

/** Keeps the longest of overlapping candidates; of equal ones the strong, then the one whose parser comes first. */
export function chooseSpans(candidates: readonly Span[], dottedHours = false): Span[] {
  if (candidates.length < 2) return [...candidates];
  const ranked = withoutDottedDays(withoutStolenDays(candidates), dottedHours)
    .map((span, order) => ({ span, order }))
    .sort((left, right) => {
      const longer = right.span.end - right.span.start - (left.span.end - left.span.start);
      if (longer !== 0) return longer;
      if (left.span.strength !== right.span.strength) return left.span.strength === "strong" ? -1 : 1;
      return left.order - right.order;
    });
  const chosen: Span[] = [];
  for (const { span } of ranked) {
    if (chosen.every((other) => span.end <= other.start || span.start >= other.end)) chosen.push(span);
  }
  return chosen.sort((left, right) => left.start - right.start);
}
