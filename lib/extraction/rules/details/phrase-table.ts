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
    const known = table.get(first);
    if (known === undefined) table.set(first, [words]);
    else known.push(words);
  }
  for (const list of table.values()) list.sort((a, b) => b.length - a.length);
  return table;
}
