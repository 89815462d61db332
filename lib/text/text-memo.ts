/** What was made of each of the texts that were asked for last. */
export type TextMemo<T> = (text: string, make: () => T) => T;

/**
 * Remembers what a function makes of a text, for the `textsMax` texts that were asked for last. Only for what depends on
 * the text alone and is never changed afterwards, so that nobody can tell what was remembered from what is new; and for
 * texts whose form bounds their length, as a zone's name, since they are held (`lib/calendar/bounded-memo.ts` counts).
 */
export function createTextMemo<T>(textsMax: number): TextMemo<T> {
  const known = new Map<string, T>();
  return (text, make) => {
    const found = known.get(text);
    const value = found === undefined ? make() : found;
    // Written again, so that a Map's first key is the one that was not asked for the longest.
    known.delete(text);
    known.set(text, value);
    const [oldest] = known.size > textsMax ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return value;
  };
}
