import type { Entry } from "@/lib/extraction/rules/entries";
import type { Source } from "@/lib/extraction/rules/scan";

/** `i.e. 26 October` goes on in its sentence. */
const stops = /(?<!\b[a-z]\.[a-z])[.;!?\n](?=\s|$)/g;

/** Where the sentence begins that a place stands in. */
export function clauseStart(lower: string, at: number): number {
  let start = 0;
  for (const stop of lower.slice(0, at).matchAll(stops)) start = stop.index + 1;
  return start;
}

/** True where the full stop that a time takes with it, `on 2 December.`, ends its sentence as well. */
const closesSentence = ({ text }: Source, end: number): boolean =>
  text.charAt(end - 1) === "." && /^\s+\p{Lu}/u.test(text.slice(end, end + 4));

/** The sentence around the first time of an entry. */
export function sentenceAround(source: Source, entry: Entry): { start: number; end: number } {
  const { lower } = source;
  const first = entry.parts[0]?.[0]?.moment.spans[0];
  if (first === undefined) return { start: 0, end: 0 };
  const start = clauseStart(lower, first.start);
  if (closesSentence(source, first.end)) return { start, end: first.end };
  const end = lower.slice(first.end).search(/[.;!?\n](?=\s|$)/);
  return { start, end: end < 0 ? lower.length : first.end + end };
}

/** What of the sentence around its first time belongs to an entry. */
export function ownSentence(source: Source, entry: Entry): string {
  const { start, end } = sentenceAround(source, entry);
  return source.lower.slice(Math.max(start, entry.start), Math.min(end, entry.end));
}
