import type { Source } from "./scan";
import { commandWords, emptyWords, eventNouns, sequenceWords } from "./words/events-en";

/** No connection is longer than this. */
export const longestConnection = 160;

/** Words that lead on to what comes then. */
export const sequence = new RegExp(`(?:[,;]|\\b(?:and|but)\\b)?\\s*\\b(?:${sequenceWords}|plus|also)\\b,?`);
/** A connection with the name of an event behind it. */
export const eventAhead = new RegExp(
  `(?:[,;+&]|\\b(?:and|or|plus|also)\\b)\\s+(?:(?:a|an|the|my|our|team|have|go to|i have|another)\\s+)?(?:[\\p{L}'-]+\\s+){0,2}?(?:${eventNouns})\\b`,
  "u",
);
export const connector =
  /[,;]\s*(?:and |but |or |then )?|\s+(?:and|but|so|plus|also|or|&|\+)\s+|\s[-–—]\s|\s+to (?:make|catch|get to)\s+/;
const filler = new RegExp(
  `\\b(?:${emptyWords}|${commandWords}|plus|but|again|as well|over|through|next|last)\\b|[^\\p{L}\\p{N}]`,
  "uy",
);

/** True where nothing is said but fillers; the first other word ends the search. */
export function isEmpty(words: string): boolean {
  filler.lastIndex = 0;
  while (filler.lastIndex < words.length) if (!filler.test(words)) return false;
  return true;
}

/** Where between two clusters of one clause a new event begins, as offsets of the cut; null where none does. */
export function cutBetween(source: Source, from: number, to: number): { end: number; start: number } | null {
  const words = source.lower.slice(from, to);
  const found = sequence.exec(words) ?? eventAhead.exec(words) ?? connector.exec(words);
  if (!found) return null;
  const joint =
    connector.exec(found[0])?.[0] ?? found[0].match(/^[\s,;]*(?:and|or|plus|also|&|\+)?\s*/)?.[0] ?? "";
  const length = sequence.exec(words) ? found[0].length : joint.length;
  const before = connector.exec(words.slice(0, found.index));
  if (before && isEmpty(words.slice(found.index + length))) {
    // "a reception afterwards at 5:30": what happens then is named before the word, back to the last connection.
    return { end: from + before.index, start: from + before.index + before[0].length };
  }
  return { end: from + found.index, start: from + found.index + length };
}
