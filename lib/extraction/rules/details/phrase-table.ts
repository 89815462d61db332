/** A table of phrases, found by their first word; longer phrases come first. */
export type PhraseTable = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A set of words written as one string, which keeps the word files short and easy to compare. */
export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter((word) => word !== ""));
}

/** `remind me to/of` → `remind me to`, `remind me of`; a word that may be left out has an empty choice: `can you /also`. */
const spelledOut = (phrase: string): string[][] =>
  phrase
    .trim()
    .split(/\s+/u)
    .reduce<string[][]>(
      (said, choices) =>
        said.flatMap((words) => choices.split("/").map((word) => (word === "" ? words : [...words, word]))),
      [[]],
    );

/** A table of phrases from a string with one phrase between semicolons, in which words may stand for each other. */
export function phraseTable(phrases: string): PhraseTable {
  const table = new Map<string, string[][]>();
  for (const words of phrases.split(";").flatMap(spelledOut)) {
    const [first] = words;
    if (first === undefined) continue;
    const known = table.get(first);
    if (known === undefined) table.set(first, [words]);
    else known.push(words);
  }
  for (const list of table.values()) list.sort((a, b) => b.length - a.length);
  return table;
}
