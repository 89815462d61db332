import { isDigitAt, lettersAt, type Source, wordStarts } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";
import { spanParsers } from "./configuration";
import { kinds, needs } from "./needed-words";
import { amountWords, openings } from "./opening-words";
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
