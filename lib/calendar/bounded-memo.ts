import type { TextMemo } from "@/lib/text/text-memo";

/** The limits of a memo; the least recently requested text is forgotten first. */
interface MemoBounds<T> {
  textsMax: number;
  /** The most characters of all values together. */
  lengthMax: number;
  /** The number of characters of a value. */
  lengthOf: (value: T) => number;
}

/**
 * Like `createTextMemo`, for texts and values of any size: together they keep at most the allowed number of
 * characters, of two bytes at most, and a text that would leave no room for others is not remembered.
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
