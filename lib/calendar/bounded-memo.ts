import type { TextMemo } from "@/lib/text/text-memo";

/** What a memo may hold; the least recently used text is forgotten first. */
interface MemoBounds<T> {
  textsMax: number;
  /** For all values together. */
  lengthMax: number;
  /** How many characters a value holds. */
  lengthOf: (value: T) => number;
}

/**
 * As `createTextMemo`, for texts and values of any size: together they hold no more characters than the bounds say, of two
 * bytes at most, and one text that would not leave room for others is not remembered.
 */
export function createBoundedMemo<T>({ textsMax, lengthMax, lengthOf }: MemoBounds<T>): TextMemo<T> {
  const known = new Map<string, { value: T; length: number }>();
  let heldLength = 0;
  const forget = (text: string) => {
    heldLength -= known.get(text)?.length ?? 0;
    known.delete(text);
  };
  const add = (text: string, value: T) => {
    const length = text.length + lengthOf(value);
    if (length > lengthMax / 4) return;
    known.set(text, { value, length });
    heldLength += length;
    for (const oldest of known.keys()) {
      if (known.size <= textsMax && heldLength <= lengthMax) return;
      forget(oldest);
    }
  };
  return (text, make) => {
    const found = known.get(text);
    if (found === undefined) {
      const value = make();
      add(text, value);
      return value;
    }
    // Set again, so that the Map's first key is the least recently used.
    known.delete(text);
    known.set(text, found);
    return found.value;
  };
}
