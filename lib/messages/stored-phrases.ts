import "server-only";
import { defaultLanguage, type Language } from "./languages";
import { type Phrase, written } from "./phrase";
import { putIntoWords, readWritten } from "./put-into-words";

/** Phrases as a column holds them, a line each; null for none. JSON has no line break of its own. */
export function storePhrases(phrases: readonly Phrase[]): string | null {
  if (phrases.length === 0) return null;
  return phrases.map(({ code, params }) => written(code, params)).join("\n");
}

/** The words of one line: a phrase of this release, else the text as it is. */
function sayLine(line: string, language: Language): string {
  try {
    const phrase = readWritten(line);
    return phrase === null ? line : putIntoWords(phrase, language);
  } catch {
    // No JSON, or the values of another release's sentence.
    return line;
  }
}

/** The words of a column that `storePhrases` filled; a sentence that an earlier release stored stays what it was. */
export function sayStored(stored: string, language: Language = defaultLanguage): string {
  return stored
    .split("\n")
    .map((line) => sayLine(line, language))
    .join(" ");
}
