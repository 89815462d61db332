/** A word without its accents: people leave them out where a keyboard makes them hard to reach. */
const plainOf = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFC");

/** A table of words, each with and without its accents; a word that is there already keeps its meaning. */
export const withPlainForms = <Value>(table: Readonly<Record<string, Value>>): Record<string, Value> => ({
  ...Object.fromEntries(Object.entries(table).map(([word, value]) => [plainOf(word), value])),
  ...table,
});

/** A list of phrases between semicolons, each with and without its accents. */
export const plainPhrases = (phrases: string): string[] => {
  const all = phrases
    .split(";")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return [...new Set([...all, ...all.map(plainOf)])];
};
