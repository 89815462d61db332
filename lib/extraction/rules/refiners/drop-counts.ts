import { gapKind } from "@/lib/extraction/rules/gaps";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { Source } from "@/lib/extraction/rules/scan";
import { isSpokenHour } from "./spoken-hour";

const minutesInHour = 60;
/** An `h` behind a small number beside a clock, or behind any up to twelve in brackets, says how long something lasts. */
const shortHours = 6;
const longestHours = 12;
/** `7`, `10-12`, `1 thru 4`, `200`: numbers that nothing marks as hours. */
const bareNumbers = /^\d{1,3}(?:[^\d:.]{1,9}\d{1,2})?$/;
/** `2019`, `2024-28`: hours and minutes of no clock that people write, but years. */
const years = /^(?:19|20)(?<minutes>\d\d)(?:\D{1,5}\d{2,4})?$/;
const hoursInLetters = /^(?<hours>\d{1,2}) ?h$/;
/** `2 a` as in `two a term`, and `4A` as a seat, a bus or a flat. */
const seat = /^\d{1,2}(?: [AaPp]|[AP])$/;
const fiveMinutes = 5;

const isClock = ({ value }: MarkedSpan): boolean => value.kind === "clock";
const isDay = ({ value }: MarkedSpan): boolean => value.kind === "day" || value.kind === "recurrence";

const lineOf = ({ text }: Source, at: number): number => text.slice(0, at).split("\n").length;

/** `Mon-Thu 8-6, Fri 8-2`: hours right behind a day are of that day. */
const isBehindDay = (source: Source, span: MarkedSpan, before: MarkedSpan | undefined): boolean =>
  before !== undefined && isDay(before) && /^,? ?$/.test(source.lower.slice(before.end, span.from));

/** True for a number that stands by itself before a day: `960 118, Mon-Fri`, `Units 1-6   Thu 6 April`, `4 Mondays`. */
function isBeforeDay(source: Source, spans: readonly MarkedSpan[], at: number): boolean {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span === undefined || span.lead !== "" || next === undefined || !isDay(next)) return false;
  if (isBehindDay(source, span, before)) return false;
  const between = source.lower.slice(span.end, next.from);
  if (next.lead !== "" || !/^[\s,:()–-]*$/.test(between)) return false;
  if (next.value.kind === "recurrence" || between !== " ") return true;
  return /[\p{L}\p{N}][^\S\n]*$/u.test(source.text.slice(0, span.start));
}

/** True where a clear hour on the same line leaves a number that nothing leads to none: `doors 7.30, room 2`. */
function isBesideClearHour(source: Source, spans: readonly MarkedSpan[], at: number): boolean {
  const [before, span, next] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span === undefined || span.lead !== "" || span.strength === "strong") return false;
  const line = lineOf(source, span.start);
  const isNear = (other: MarkedSpan | undefined): boolean => {
    if (other === undefined || (!isClock(other) && !isDay(other))) return false;
    const [left, right] = other.start < span.start ? [other, span] : [span, other];
    return gapKind(source.lower.slice(left.end, right.from), source.words.gaps) !== "loose";
  };
  const isClear = spans.some(
    (other) =>
      other !== span && isClock(other) && other.strength === "strong" && lineOf(source, other.start) === line,
  );
  return isClear && !isNear(before) && !isNear(next);
}

function isYear(words: string): boolean {
  const minutes = years.exec(words)?.groups?.minutes;
  return minutes !== undefined && Number(minutes) % fiveMinutes !== 0;
}

/** `09:00–11:00 Lesson (2 h)`: how long, and not when. */
function asLength(source: Source, spans: readonly MarkedSpan[], span: MarkedSpan): MarkedSpan {
  const hours = Number(hoursInLetters.exec(source.lower.slice(span.start, span.end))?.groups?.hours);
  const isBracketed =
    source.text.charAt(span.start - 1) === "(" && /^[^\S\n]*\)/.test(source.text.slice(span.end));
  const isBesideClock = spans.some(
    (other) => other !== span && isClock(other) && other.strength === "strong",
  );
  const isLength =
    isClock(span) && span.lead === "" && hours >= 1 && hours <= (isBracketed ? longestHours : shortHours);
  if (!isLength || !(isBracketed || isBesideClock) || spans.length < 2) return span;
  return {
    ...span,
    value: { kind: "length", length: { minutes: hours * minutesInHour, days: 0, months: 0 } },
  };
}

/**
 * Drops what is a number and no hour where a text of several lines has it: people write counts, years, seats, numbers of
 * telephones and of rows beside their days, and an hour with something that marks it.
 */
export function dropCounts(source: Source, spans: readonly MarkedSpan[]): MarkedSpan[] {
  const isCount = (span: MarkedSpan, at: number): boolean => {
    if (span.value.kind === "recurrence") return span.value.recurrence.frequency === "MINUTELY";
    if (!isClock(span)) return false;
    const words = source.text.slice(span.start, span.end);
    if (isYear(words) || (span.lead === "" && seat.test(words))) return true;
    if (!bareNumbers.test(words) || isSpokenHour(source, span, false)) return false;
    return isBeforeDay(source, spans, at) || isBesideClearHour(source, spans, at);
  };
  return spans.filter((span, at) => !isCount(span, at)).map((span) => asLength(source, spans, span));
}
