/** What people write for a letter that their keyboard does not have, beside the letter without its mark. */
const spelledOut: readonly (readonly [letter: RegExp, written: string])[] = [
  [/ä/g, "ae"],
  [/ö/g, "oe"],
  [/ü/g, "ue"],
  [/ß/g, "ss"],
];

/** A word as it is written, without its accents, and with two letters for an umlaut. */
export function spellingsOf(word: string): string[] {
  const plain = word.normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");
  const spelled = spelledOut.reduce((text, [letter, written]) => text.replace(letter, written), word);
  return [...new Set([word, plain, spelled])];
}

/** A table of words, each also as people write it without accents; what is written in the table itself goes first. */
export const withUnaccented = <Value>(
  table: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> => ({
  ...Object.fromEntries(
    Object.entries(table).flatMap(([word, value]) => spellingsOf(word).map((one) => [one, value])),
  ),
  ...table,
});
