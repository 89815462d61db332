const shouted = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;
const vowel = /[AEIOUYÀ-ÖØ-Ý]/u;
const longestAcronym = 5;
const longestAlone = 3;

/** What a language says of capitals. */
export interface CapitalWords {
  acronyms: RegExp;
  smallWords: RegExp;
}

function isAcronym(word: string, isAlone: boolean, { acronyms }: CapitalWords): boolean {
  const letters = word.replace(/[^\p{L}\p{N}]/gu, "");
  if (acronyms.test(letters.toLowerCase()) || /\d/.test(letters)) return true;
  if (letters.length > longestAcronym) return false;
  return (
    !vowel.test(letters) ||
    (isAlone && letters.length <= longestAlone) ||
    /^\p{Lu}(?:\.\p{Lu})+\.?$/u.test(word)
  );
}

const capital = (word: string): string =>
  word.toLowerCase().replace(/^([^\p{L}]*)(\p{L})|(?<=[-/])\p{L}/gu, (part) => part.toUpperCase());

/**
 * A shouting phrase in small letters with a capital on each word, acronyms kept; any other phrase as it is. A short word
 * that is shouted alone counts as an acronym.
 */
export function putDownCapitals(phrase: string, words: CapitalWords): string {
  const parts = phrase.split(/(\s+)/);
  const loud = parts.filter((part) => /\p{L}{2}/u.test(part));
  const shouting = loud.filter((part) => shouted.test(part));
  if (shouting.length === 0) return phrase;
  const isAll = shouting.length === loud.length;
  return parts
    .map((part, index) => {
      if (!shouted.test(part) || !/\p{L}{2}/u.test(part)) return part;
      if (isAcronym(part, loud.length === 1 || !isAll, words)) return part;
      return index > 0 && words.smallWords.test(part.toLowerCase()) ? part.toLowerCase() : capital(part);
    })
    .join("");
}
