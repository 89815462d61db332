import type { Reading } from "./reading";

const letterOrDigit = /[\p{L}\p{N}]/u;

/** True for a script without capitals at the word's start (CJK, Arabic, …): there the case says nothing. */
export function isCaseless(word: string): boolean {
  return /^\p{Lo}/u.test(word);
}

/** True when the token at `at` is a word with a capital in a text where that tells something. */
export function isCapitalAt(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return token?.kind === "word" && token.isUpper && reading.capitalsTell;
}

/**
 * The title with a capital first letter. Words with an inner capital (`iPhone`, `eBay`) keep their own spelling.
 */
export function capitalizeFirst(title: string): string {
  const code = title.charCodeAt(0);
  if (code >= 0x41 && code <= 0x5a) return title;
  const at = title.search(letterOrDigit);
  if (at < 0) return title;
  const firstWord = /^[^\s]*/u.exec(title.slice(at))?.[0] ?? "";
  if (/^\p{Ll}+\p{Lu}/u.test(firstWord) || firstWord.includes("@") || firstWord.includes("://")) return title;
  const letter = String.fromCodePoint(title.codePointAt(at) ?? 0);
  return title.slice(0, at) + letter.toUpperCase() + title.slice(at + letter.length);
}
