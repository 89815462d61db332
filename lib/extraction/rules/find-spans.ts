import { spanParsers } from "./configuration";
import { type Source, wordStarts } from "./scan";
import type { Span } from "./spans";
import { openingWords } from "./words/opening-words";

const wordAt = /[a-z\u00df-\u024f]+/y;

/** A word that opens no phrase, with no digit, address or mark of a compound behind it, need not be asked about. */
function isPassedOver(source: Source, start: number): boolean {
  wordAt.lastIndex = start;
  const word = wordAt.exec(source.lower)?.[0];
  if (word === undefined || openingWords.has(word)) return false;
  return !/[\d@:._+'&/-]/.test(source.lower.charAt(start + word.length));
}

/** Runs every parser at every word. Overlapping candidates are kept: choosing among them is another step. */
export function findCandidates(source: Source): Span[] {
  const candidates: Span[] = [];
  for (const start of wordStarts(source)) {
    if (isPassedOver(source, start)) continue;
    const isDigit = source.lower.charCodeAt(start) < 58;
    for (const { rule, parse, opensWithDigit } of spanParsers) {
      if (isDigit && !opensWithDigit) continue;
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

const dated = new Set(["month-day", "month-day-list", "numeric-date"]);
const counted = new Set(["clock-range", "clock", "length", "times", "month-only"]);

/** "Dec 1 until 5 pm", "6 Jan 1930": the 1 and the Jan belong to the date, so nothing else begins with them. */
function withoutStolenDays(candidates: readonly Span[]): Span[] {
  const dates = candidates.filter((span) => span.strength === "strong" && dated.has(span.rule));
  if (dates.length === 0) return [...candidates];
  return candidates.filter(
    (span) =>
      !counted.has(span.rule) || !dates.some((date) => date.start < span.start && span.start < date.end),
  );
}

/** Keeps the longest of overlapping candidates; of equal ones the strong, then the one whose parser comes first. */
export function chooseSpans(candidates: readonly Span[]): Span[] {
  const ranked = withoutStolenDays(candidates)
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
