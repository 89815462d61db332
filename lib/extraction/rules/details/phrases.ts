import type { PhraseTable } from "./phrase-table";
import { isFree, lowerAt, type Reading } from "./reading";

/** How many free tokens from `at` on spell a phrase of the table, by the longest phrase; 0 for none. */
export function phraseLength(reading: Reading, at: number, table: PhraseTable): number {
  const phrases = table.get(lowerAt(reading, at));
  if (phrases === undefined) return 0;
  for (const words of phrases) if (spells(reading, at, words)) return words.length;
  return 0;
}

/** A loop, because this is asked at every word of a text for every table. */
function spells(reading: Reading, at: number, words: readonly string[]): boolean {
  for (let offset = 0; offset < words.length; offset += 1) {
    if (lowerAt(reading, at + offset) !== words[offset] || !isFree(reading, at + offset)) return false;
  }
  return true;
}
