import type { ConnectionWords } from "./pack/clause-words";
import type { Source } from "./scan";

/** No connection is longer than this. */
export const longestConnection = 160;

/** True where nothing is said but fillers; the first other word ends the search. */
export function isEmpty(words: string, { filler }: ConnectionWords): boolean {
  filler.lastIndex = 0;
  while (filler.lastIndex < words.length) if (!filler.test(words)) return false;
  return true;
}

/** Where between two clusters of one clause a new event begins, as offsets of the cut; null where none does. */
export function cutBetween(source: Source, from: number, to: number): { end: number; start: number } | null {
  const { connections } = source.words;
  const words = source.lower.slice(from, to);
  const found =
    connections.sequence.exec(words) ??
    connections.eventAhead.exec(words) ??
    connections.connector.exec(words);
  if (!found) return null;
  const connector =
    connections.connector.exec(found[0])?.[0] ?? found[0].match(connections.joining)?.[0] ?? "";
  const length = connections.sequence.exec(words) ? found[0].length : connector.length;
  const before = connections.connector.exec(words.slice(0, found.index));
  if (before && isEmpty(words.slice(found.index + length), source.words.connections)) {
    // "a reception afterwards at 5:30": what happens then is named before the word, back to the last connection.
    return { end: from + before.index, start: from + before.index + before[0].length };
  }
  return { end: from + found.index, start: from + found.index + length };
}
