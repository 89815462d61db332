import type { TenseWords } from "./pack/clause-words";

/** How far a verb may stand from its day. */
const windowLength = 80;
/** The dot behind a number, `am 8.3. um 10 Uhr`, ends no sentence. */
const sentenceEnd = /(?:[!?;\n]|(?<!\d)\.)(?:\s|$)/;

/**
 * True where the sentence in which a day is said tells of the past: `Homework was on Jan 2`, `I met Ana on Monday`.
 * `text` is in lower case, `at` where the day begins.
 */
export function speaksOfPast(text: string, at: number, { looksBack, looksAhead }: TenseWords): boolean {
  const near = at > windowLength ? text.slice(at - windowLength, at).replace(/^\S*/, "") : text.slice(0, at);
  const before = near.split(sentenceEnd).at(-1) ?? "";
  if (!looksBack.test(before)) return false;
  const after = text.slice(at, at + windowLength).split(sentenceEnd)[0] ?? "";
  return !looksAhead.test(before + after);
}
