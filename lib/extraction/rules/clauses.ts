import type { MarkedSpan } from "./marked-span";
import type { Source } from "./scan";
import { weekScope } from "./week-scope";
import { commandWords, emptyWords, sequenceWords, whenLabels } from "./words/events-en";

/** A line, a sentence or a part between semicolons; what its words say is asked of the functions below. */
export interface Clause {
  start: number;
  end: number;
  /** True when the clause stands on lines of its own. */
  isLine: boolean;
  /** True when it stands on a line of its own or behind a semicolon: an item of a list. */
  isItem: boolean;
  /** Its words in lower case. */
  words: string;
  /** The times of the whole text. */
  spans: readonly MarkedSpan[];
}

/** A full stop with a small letter behind it ends a sentence only where a time was said before. */
const softStop = "(?<![.!?])\\.\\s+(?=\\p{Ll})";
const boundary = new RegExp(
  `\\n+|;\\s*|(?<![.!?])[.!?]+["')\\]]*\\s+(?=["'([\\-•*]*(?:[\\p{Lu}\\p{N}•*-]|(?:${commandWords})\\b))|${softStop}`,
  "gu",
);
/** Most texts have no mark that could end a clause. */
const mayEnd = /[\n;.!?]/;
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|ave|rd|blvd|no|nr|vs|etc|e\.g|i\.e|approx|rm|bldg|dept|ext|jr|sr|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|[a-z])\.$/;
/** `by 30 Nov. Interviews …`: behind a whole date a sentence may end, though its month is cut short. */
const monthStop = /\d(?:st|nd|rd|th)? (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/;
/** What ends in a full stop where a sentence in small letters goes on. */
const softAbbreviation =
  /(?:^|[^\p{L}])(?:[ap]\. ?m|min|mins|hr|hrs|wk|wks|mo|mos|yr|yrs|appt|mtg|conf|tel|incl|max|est|tom|tmrw)\.$/u;
const bullet = "[\\s\\-–•*>·|o]*(?:\\d{1,2}[.)](?!\\d)\\s*)?(?:[\\p{Extended_Pictographic}\\ufe0f]\\s*)*";
const labelled = new RegExp(`^${bullet}(?<label>${whenLabels}) ?[:=]`, "u");
const command = new RegExp(`^${bullet}(?:${commandWords})\\b`, "u");
const sequel = new RegExp(`^${bullet}(?:and )?(?:${sequenceWords})\\b`, "u");
const supplement =
  /^\s*(?:it|it's|its|that's|they|we (?:start|meet|begin)|starts?|starting|begins?|doors|from|at|on|time|this|the (?:event|meeting|party|show|talk|seminar|game|call|session|lecture) (?:is|will|starts|begins|takes|lasts|runs)|put it|add it|make it|set it|schedule it|book it|let's say|say|how about|around|about|ends|ending|lasts|lasting|please put|please add it)\b/;
const empty = new RegExp(`^(?:${emptyWords})$`);

/** How many words of a clause say what the event is, rather than when. */
export function contentOf({ start, end, words, spans }: Clause): number {
  let rest = words;
  const blank = (one: { start: number; end: number }): void => {
    if (one.start >= end || one.end <= start) return;
    const from = Math.max(one.start, start) - start;
    const to = Math.min(one.end, end) - start;
    rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
  };
  for (const span of spans) {
    blank({ start: span.from, end: span.end });
    span.replaces?.forEach(blank);
  }
  return (rest.match(/[\p{L}][\p{L}\p{N}'-]*/gu) ?? []).filter((word) => !empty.test(word)).length;
}

/** `Date:`, `When:`, `Time:` at the beginning of a clause. */
export const labelOf = ({ words }: Clause): string | null => labelled.exec(words)?.groups?.label ?? null;

/** True where a clause begins with an order: `add`, `schedule`. */
export const isCommand = ({ words }: Clause): boolean => command.test(words);

/** True where it begins with `then`, `afterwards`, `later`. */
export const isSequel = ({ words }: Clause): boolean => sequel.test(words);

/** True where it begins with `it`, `we start`, `from`: it says more about what was said before. */
export const isSupplement = ({ words }: Clause): boolean => supplement.test(words);

/** `lunch at 1pm. dinner at 7pm`: in small letters, a sentence ends only where a time was said in it. */
function endsSoftly(
  source: Source,
  { start, at }: { start: number; at: number },
  spans: readonly MarkedSpan[],
): boolean {
  if (softAbbreviation.test(source.lower.slice(Math.max(0, at - 8), at + 1))) return false;
  return spans.some((span) => span.from >= start && span.end <= at + 1);
}

/** Cuts a text into clauses, never inside a span and not after an abbreviation. */
export function splitClauses(source: Source, spans: readonly MarkedSpan[]): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  let lineBefore = true;
  let itemBefore = true;
  const push = (end: number, next: number, isLineEnd: boolean): void => {
    if (source.text.slice(start, end).trim() !== "") {
      const words = source.lower.slice(start, end);
      clauses.push({ start, end, isLine: lineBefore && isLineEnd, isItem: itemBefore, words, spans });
    }
    lineBefore = isLineEnd;
    itemBefore = isLineEnd || source.text.charAt(end) === ";";
    start = next;
  };
  const heading = weekScope(source, spans);
  if (heading) push(heading.end, heading.next, true);
  for (const match of mayEnd.test(source.flat) ? source.flat.matchAll(boundary) : []) {
    const at = match.index;
    const next = at + match[0].length;
    if (at < start) continue;
    if (spans.some((span) => span.from <= at && next < span.end)) continue;
    const isLineEnd = match[0].includes("\n");
    const isOrder = command.test(source.lower.slice(next, next + 24));
    const isDateEnd = () =>
      monthStop.test(source.lower.slice(Math.max(0, at - 12), at + 1)) &&
      /\p{Lu}\p{Ll}/u.test(source.text.slice(next, next + 2));
    if (
      !isLineEnd &&
      !isOrder &&
      match[0].startsWith(".") &&
      abbreviation.test(source.lower.slice(Math.max(0, at - 8), at + 1)) &&
      !isDateEnd()
    )
      continue;
    const isSoft = !isLineEnd && !isOrder && /\p{Ll}/u.test(source.text.charAt(next));
    if (isSoft && match[0].startsWith(".") && !endsSoftly(source, { start, at }, spans)) continue;
    // The full stop of "3pm." may belong to the clock.
    push(spans.some((span) => span.from <= at && span.end === at + 1) ? at + 1 : at, next, isLineEnd);
  }
  push(source.text.length, source.text.length, true);
  return clauses;
}
