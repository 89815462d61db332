/** The slips of a typing hand: one letter left out inside the word or struck twice, or two neighbours swapped. */
export function slipsOf(word: string): string[] {
  const slips = new Set<string>();
  for (let at = 1; at < word.length - 1; at += 1) slips.add(word.slice(0, at) + word.slice(at + 1));
  for (let at = 1; at < word.length; at += 1) slips.add(word.slice(0, at + 1) + word.slice(at));
  for (let at = 1; at < word.length - 1; at += 1) {
    slips.add(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2));
  }
  slips.delete(word);
  return [...slips];
}

/** Adds the slips of the given words to a table; a slip that is a word of the table stays what it is. */
export function withSlips(table: Record<string, number>, words: readonly string[]): Record<string, number> {
  const grown = { ...table };
  for (const word of words) {
    const value = table[word];
    if (value === undefined) continue;
    for (const slip of slipsOf(word)) grown[slip] ??= value;
  }
  return grown;
}
