import { isFree, lowerAt, type Reading } from "./reading";

/** A table of phrases, found by their first word; longer phrases come first. */
export type PhraseTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A set of words written as one string, which keeps the word files short and easy to compare. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ""));
}

/** A table of phrases from a string with one phrase between semicolons. */
export function phraseTable(phrases: string): PhraseTable {
  const table = new Map<string, string[][]>();
  for (const phrase of phrases.split(";")) {
    const words = phrase.trim().split(/\s+/u);
    const first = words[0] ?? "";
    if (first === "") continue;
    table.set(first, [...(table.get(first) ?? []), words]);
  }
  for (const list of table.values()) list.sort((a, b) => b.length - a.length);
  return table;
}

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
