import type { Source } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";

/** True for `each day`, `every night`, which by itself is a series without an end. */
const isEachDay = ({ value }: Span): boolean =>
  value.kind === "recurrence" &&
  value.recurrence.frequency === "DAILY" &&
  value.recurrence.interval === 1 &&
  value.recurrence.byDay.length === 0 &&
  value.recurrence.count === null &&
  value.recurrence.until === null;

/** How many dates a span names, a first and a last one among them. */
function datesIn({ value }: Span): number {
  if (value.kind !== "day") return 0;
  const days = value.last === null ? value.days : [...value.days, value.last];
  const isOfRange = value.last !== null;
  return days.filter(
    (day) => (day.kind === "calendar" && day.day !== null) || (day.kind === "weekday" && !isOfRange),
  ).length;
}

const isBeside = ({ lower }: Source, from: number, to: number): boolean =>
  /^[ ,]*$/.test(lower.slice(from, to));

/**
 * `Thu 11th & Fri 12th, 6pm each day`, `17-19 Sept at 6pm each night`: behind dates in the same line the words tell of
 * these days and of no series; they go with the time that they stand beside.
 */
export function dropEachDay(source: Source, spans: readonly Span[]): Span[] {
  const each = spans.find(isEachDay);
  if (each === undefined) return [...spans];
  const line = source.lower.lastIndexOf("\n", each.start) + 1;
  const before = spans.filter(({ start, end }) => start >= line && end <= each.start);
  if (before.reduce((count, span) => count + datesIn(span), 0) < 2) return [...spans];
  return spans
    .filter((span) => span !== each)
    .map((span) => {
      if (span.end <= each.start && isBeside(source, span.end, each.start)) return { ...span, end: each.end };
      return span.start >= each.end && isBeside(source, each.end, span.start)
        ? { ...span, start: each.start }
        : span;
    });
}
