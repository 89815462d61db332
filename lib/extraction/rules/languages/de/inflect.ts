import { spellingsOf } from "@/lib/extraction/rules/pack/unaccented";

/** The forms of adjectives, each also without its umlaut: `nächst` → `nächste`, `nächsten`, `naechster` … */
export const inflect = (...stems: readonly string[]): string[] =>
  stems.flatMap((stem) => ["e", "en", "er", "es", "em"].flatMap((ending) => spellingsOf(`${stem}${ending}`)));

/** Words in a row, each also without its umlaut. */
export const wordsOf = (words: string): string[] => words.split(/\s+/).flatMap(spellingsOf);
