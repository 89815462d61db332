import { spanParsers } from "./configuration";
import { isDigitAt, lettersAt, type Source, wordStarts } from "./scan";
import type { Span } from "./spans";
import { kinds, needs } from "./words/needed-words";
import { amountWords, openings } from "./words/opening-words";
import { kindsAhead } from "./words-ahead";

type SpanParser = (typeof parsers)[number];

/** Every parser with the bits of which one of each must be near, behind a word and behind a digit. */
const parsers = spanParsers.map((parser) => {
  const { either = kinds.any, and = kinds.any, behindDigit = either } = needs[parser.rule] ?? {};
  return { ...parser, either, and, behindDigit };
});

const behindNumber = /\d[\d.,/ -]*([a-z\u00bd]+)?/y;
/** What stands behind a word that is part of an address, a version or a compound. */
const oddMarks = new Set("0123456789@:._+'&/-");

/** A full stop or a colon with a blank behind it only ends a sentence or a label. */
function isOdd(lower: string, at: number): boolean {
  const mark = lower.charAt(at);
  if (!oddMarks.has(mark)) return false;
  return (mark >= "0" && mark <= "9") || lower.charCodeAt(at + 1) > 32;
}

const byDigit = parsers.filter(({ opensWithDigit }) => opensWithDigit);
const amountRules = new Set(["day-offset", "shift", "offset", "length", "times"]);
const byBareDigit = byDigit.filter(({ rule }) => !amountRules.has(rule));
const oddOnes = parsers.filter(({ rule }) => rule === "not-a-time");

/** The parsers whose phrases may begin with a word, in their order. */
const byWord = new Map<string, readonly SpanParser[]>(
  [...new Set(Object.values(openings).flatMap((words) => [...words]))].map((word) => [
    word,
    parsers.filter(({ rule }) => openings[rule]?.has(word)),
  ]),
);
const none: readonly SpanParser[] = [];

/** The same where an odd mark stands behind the word, so that it may be part of what is no time. */
const byOddWord = new Map<string, readonly SpanParser[]>(
  [...byWord].map(([word, asked]) => [
    word,
    parsers.filter((parser) => parser.rule === "not-a-time" || asked.includes(parser)),
  ]),
);

/** The parsers that are worth asking at an offset: most positions of a text open nothing. */
function parsersAt(source: Source, start: number): readonly SpanParser[] {
  const { lower } = source;
  if (lower.charCodeAt(start) < 58) {
    behindNumber.lastIndex = start;
    const unit = behindNumber.exec(lower)?.[1];
    // Without a unit behind it a number is no length; "1:30 hours" has its colon first.
    const isAmount = unit === undefined ? lower.charAt(behindNumber.lastIndex) === ":" : isUnit(unit);
    return isAmount ? byDigit : byBareDigit;
  }
  const word = lettersAt(source, start);
  return isOdd(lower, start + word.length) ? (byOddWord.get(word) ?? oddOnes) : (byWord.get(word) ?? none);
}

const isUnit = (word: string): boolean =>
  word.startsWith("\u00bd") || amountWords.has(word) || word.startsWith("x");

/** Asks at every word the parsers whose phrases may begin there. Overlapping candidates are kept: the choice is another step. */
export function findCandidates(source: Source): Span[] {
  const candidates: Span[] = [];
  const starts = wordStarts(source);
  const ahead = kindsAhead(source, starts);
  for (const [index, start] of starts.entries()) {
    const near = ahead[index] ?? 0;
    const isDigit = isDigitAt(source.lower, start);
    for (const { rule, parse, either, and, behindDigit } of parsersAt(source, start)) {
      if ((near & (isDigit ? behindDigit : either)) === 0 || (near & and) === 0) continue;
      const found = parse(source, start);
      if (found)
        candidates.push({
          start,
          end: found.end,
          rule,
          strength: found.strength ?? "strong",
          value: found.value,
        });
    }
  }
  return candidates;
}

/** Asks every parser at every word: what `findCandidates` must find as well, for the test that compares them. */
export function findCandidatesByAll(source: Source): Span[] {
  return wordStarts(source).flatMap((start) =>
    spanParsers.flatMap(({ rule, parse }) => {
      const found = parse(source, start);
      const strength = found?.strength ?? "strong";
      return found ? [{ start, end: found.end, rule, strength, value: found.value }] : [];
    }),
  );
}

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

/** `vet 9.10, bank 11 tomorrow`: where a day is said in words, two numbers with a dot between them are a clock. */
function withoutDottedDays(candidates: readonly Span[]): Span[] {
  const isDotted = ({ rule, strength }: Span): boolean => rule === "numeric-date" && strength === "weak";
  if (!candidates.some(isDotted)) return [...candidates];
  const isClock = (date: Span): boolean =>
    candidates.some(({ rule, start, end }) => rule === "clock" && start === date.start && end === date.end);
  if (!candidates.some(({ rule }) => worded.has(rule))) return [...candidates];
  return candidates.filter((span) => !(isDotted(span) && isClock(span)));
}

/** Keeps the longest of overlapping candidates; of equal ones the strong, then the one whose parser comes first. */
export function chooseSpans(candidates: readonly Span[]): Span[] {
  if (candidates.length < 2) return [...candidates];
  const ranked = withoutDottedDays(withoutStolenDays(candidates))
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
