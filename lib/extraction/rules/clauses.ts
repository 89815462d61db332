import type { MarkedSpan } from "./marked-span";
import type { ClauseWords } from "./pack/clause-words";
import type { Source } from "./scan";
import { weekScope } from "./week-scope";

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
  /** What the language of the text says of clauses. */
  vocabulary: ClauseWords;
}

/** Most texts have no mark that could end a clause. */
const mayEnd = /[\n;.!?]/;
/** How many words of a clause say what the event is, rather than when. */
export function contentOf({ start, end, words, spans, vocabulary }: Clause): number {
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
  return (rest.match(/[\p{L}][\p{L}\p{N}'-]*/gu) ?? []).filter((word) => !vocabulary.empty.test(word)).length;
}

/** `Date:`, `When:`, `Time:` at the beginning of a clause. */
export const labelOf = ({ words, vocabulary }: Clause): string | null =>
  vocabulary.labelled.exec(words)?.groups?.label ?? null;

/** True where a clause begins with an order: `add`, `schedule`. */
export const isCommand = ({ words, vocabulary }: Clause): boolean => vocabulary.command.test(words);

/** True where it begins with `then`, `afterwards`, `later`. */
export const isSequel = ({ words, vocabulary }: Clause): boolean => vocabulary.sequel.test(words);

/** True where it begins with `it`, `we start`, `from`: it says more about what was said before. */
export const isSupplement = ({ words, vocabulary }: Clause): boolean => vocabulary.supplement.test(words);

/** `lunch at 1pm. dinner at 7pm`: in small letters, a sentence ends only where a time was said in it. */
function endsSoftly(
  source: Source,
  { start, at }: { start: number; at: number },
  spans: readonly MarkedSpan[],
): boolean {
  if (source.words.clauses.softAbbreviation.test(source.lower.slice(Math.max(0, at - 8), at + 1)))
    return false;
  return spans.some((span) => span.from >= start && span.end <= at + 1);
}

/** A full stop of a short word, which ends no clause, unless it is that of a month behind a whole date. */
function isAbbreviated({ lower, text, words }: Source, at: number, next: number): boolean {
  const { abbreviation, monthStop } = words.clauses;
  if (!abbreviation.test(lower.slice(Math.max(0, at - 8), at + 1))) return false;
  const isDateEnd = monthStop.test(lower.slice(Math.max(0, at - 12), at + 1));
  return !(isDateEnd && /\p{Lu}\p{Ll}/u.test(text.slice(next, next + 2)));
}

/** Cuts a text into clauses, never inside a span and not after an abbreviation. */
export function splitClauses(source: Source, spans: readonly MarkedSpan[]): Clause[] {
  const vocabulary = source.words.clauses;
  const clauses: Clause[] = [];
  let start = 0;
  let lineBefore = true;
  let itemBefore = true;
  const push = (end: number, next: number, isLineEnd: boolean): void => {
    if (source.text.slice(start, end).trim() !== "") {
      const words = source.lower.slice(start, end);
      clauses.push({
        start,
        end,
        isLine: lineBefore && isLineEnd,
        isItem: itemBefore,
        words,
        spans,
        vocabulary,
      });
    }
    lineBefore = isLineEnd;
    itemBefore = isLineEnd || source.text.charAt(end) === ";";
    start = next;
  };
  const heading = weekScope(source, spans);
  if (heading) push(heading.end, heading.next, true);
  for (const match of mayEnd.test(source.flat) ? source.flat.matchAll(vocabulary.boundary) : []) {
    const at = match.index;
    const next = at + match[0].length;
    if (at < start) continue;
    if (spans.some((span) => span.from <= at && next < span.end)) continue;
    const isLineEnd = match[0].includes("\n");
    const isOrder = vocabulary.command.test(source.lower.slice(next, next + 24));
    if (!isLineEnd && !isOrder && match[0].startsWith(".") && isAbbreviated(source, at, next)) continue;
    const isSoft = !isLineEnd && !isOrder && /\p{Ll}/u.test(source.text.charAt(next));
    if (isSoft && /^[.!]/.test(match[0]) && !endsSoftly(source, { start, at }, spans)) continue;
    // The full stop of "3pm." may belong to the clock.
    push(spans.some((span) => span.from <= at && span.end === at + 1) ? at + 1 : at, next, isLineEnd);
  }
  push(source.text.length, source.text.length, true);
  return clauses;
}
