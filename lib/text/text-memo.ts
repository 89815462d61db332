/** The result of a function for each of the texts that were requested last. */
export type TextMemo<T> = (text: string, make: () => T) => T;

/**
 * Remembers a function's results for the `textsMax` texts that were requested last. Only for results that
 * depend on the text alone and are never changed, so that a remembered result equals a new one; and for texts
 * whose form bounds their length, such as zone names, since they stay in memory
 * (`lib/calendar/bounded-memo.ts` counts characters).
 */
export function createTextMemo<T>(textsMax: number): TextMemo<T> {
  const known = new Map<string, T>();
  return (text, make) => {
    const found = known.get(text);
    const value = found === undefined ? make() : found;
    // Inserted again, so that the first key of the Map is the least recently requested one.
    known.delete(text);
    known.set(text, value);
    const [oldest] = known.size > textsMax ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return value;
  };
}
