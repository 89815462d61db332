import { foldText } from "@/lib/text/fold-text";

/** The words of a title as they are compared, each once; a title of signs alone is one word. */
export function titleWords(title: string): ReadonlySet<string> {
  const words = foldText(title).match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.length === 0 ? [title.trim()] : words);
}

/** Whether two titles have the same words, in whichever order, case and accents. */
export const areSameWords = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((word) => other.has(word));

/**
 * Whether two titles may name one event where the time is the same: all words of one are in the other and make at least half
 * of it, as `Design review` of `Design review with Ana`.
 */
export function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [short, long] = one.size <= other.size ? [one, other] : [other, one];
  return short.size * 2 >= long.size && [...short].every((word) => long.has(word));
}
