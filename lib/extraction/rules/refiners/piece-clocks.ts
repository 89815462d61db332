import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { Source } from "@/lib/extraction/rules/scan";

/** What a dated line says of one thing is hardly longer. */
const longestLine = 140;
/** A stretch of hours of which the second is further behind is a score or a count. */
const longestHours = 8;
const minutesInHour = 60;
const halfDay = 12 * minutesInHour;
const fiveMinutes = 5;

const pieceEnd = /^\s*(?:$|[,;)(|•·]|\.(?:\s|$)|\s{2,}|\t|[-–—] )/u;
const price = /[£$€₹]\s?$/u;

const minutesOf = ({ hour, minute }: { hour: number; minute: number }): number =>
  hour * minutesInHour + minute;

/** `1-4`, `9–11`, `7.30`: two hours of one half of a day, or an hour with minutes that a clock shows. */
function looksLikeHours({ value }: MarkedSpan): boolean {
  if (value.kind !== "clock" || value.clocks.length > 1) return false;
  const [start] = value.clocks;
  if (start === undefined) return false;
  if (value.end === null) return start.written === "colon" && start.minute % fiveMinutes === 0;
  if (start.hour < 1 || start.hour > 12 || value.end.hour < 1 || value.end.hour > 12) return false;
  const length = (minutesOf(value.end) - minutesOf(start) + halfDay) % halfDay;
  return length > 0 && length <= longestHours * minutesInHour;
}

/** True where the words behind the hours end there, say that they are exact or lead to a place, and those before number nothing. */
function isPiece({ lower, words }: Source, { start, end }: MarkedSpan): boolean {
  const { items, spokenHours } = words;
  const before = lower.slice(0, start);
  const after = lower.slice(end);
  const isBound = items.bound.test(before) && items.rides?.test(before) !== true;
  if (isBound || spokenHours.counted.test(before) || price.test(before)) return false;
  if (items.measure.test(after)) return false;
  return pieceEnd.test(after) || items.exactly.test(after) || items.placeAhead.test(after);
}

const isDay = ({ value, strength, role }: MarkedSpan): boolean =>
  value.kind === "day" && strength === "strong" && role !== "deadline";

/**
 * `Sun 21 Sept, apple pressing at the farm, 1-4, jugs £3`, `Thu 13 May  W.I. in the hall 7.30`: hours that nothing leads to
 * but that end a piece of a line with a day are the hours of that day, where the line says no other than an end: `bus 8.40, home 4.30`.
 */
export function keepPieceClock(
  source: Source,
  {
    marked,
    kept,
    isUnderDay,
  }: { marked: readonly MarkedSpan[]; kept: readonly MarkedSpan[]; isUnderDay: boolean },
): MarkedSpan[] {
  const isOpen =
    source.text.length <= longestLine &&
    (isUnderDay || kept.some(isDay)) &&
    !kept.some(({ value, role }) => (value.kind === "clock" && role !== "until") || value.kind === "all-day");
  const clocks = isOpen
    ? marked.filter((span) => !kept.includes(span) && looksLikeHours(span) && isPiece(source, span))
    : [];
  const [clock, ...others] = clocks;
  if (clock === undefined || others.length > 0) return [...kept];
  return marked.filter((span) => span === clock || kept.includes(span));
}
