import "server-only";
import { defaultLanguage, type Language } from "./languages";
import { type Phrase, written } from "./phrase";
import { putIntoWords, readWritten } from "./put-into-words";
import type { Said } from "./said";

/** Phrases as a column holds them, a line each; null for none. JSON has no line break of its own. */
export function storePhrases(phrases: readonly Phrase[]): string | null {
  if (phrases.length === 0) return null;
  return phrases.map(({ code, params }) => written(code, params)).join("\n");
}

/** The phrase of one line; null for other words: a visitor's own, or those of an earlier release. */
function phraseOf(line: string): Phrase | null {
  try {
    return readWritten(line);
  } catch {
    // It begins as a phrase does, and is no JSON.
    return null;
  }
}

/** The words of one line: a phrase of this release, else the text as it is. */
function sayLine(line: string, language: Language): string {
  const phrase = phraseOf(line);
  if (phrase === null) return line;
  try {
    return putIntoWords(phrase, language);
  } catch {
    // The values of another release's sentence.
    return line;
  }
}

/** A phrase as programs read it. */
export const saidIn = ({ code, params }: Phrase): Said => ({ code, params: { ...params } });

/** The phrases of a column that `storePhrases` filled, as programs read them; a sentence in words is none. */
export const phrasesIn = (stored: string | null): Said[] =>
  (stored?.split("\n") ?? []).map(phraseOf).flatMap((phrase) => (phrase === null ? [] : [saidIn(phrase)]));

/** The words of a column that `storePhrases` filled; a sentence that an earlier release stored stays what it was. */
export function sayStored(stored: string, language: Language = defaultLanguage): string {
  return stored
    .split("\n")
    .map((line) => sayLine(line, language))
    .join(" ");
}
