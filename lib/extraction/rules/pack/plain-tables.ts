import { type PhraseTable, phraseTable, wordSet } from "@/lib/extraction/rules/details/phrase-table";
import { plainPhrases } from "./plain-forms";

/** The words of a text as a set, each with and without its accents. */
export const plainWordSet = (words: string): ReadonlySet<string> =>
  wordSet(plainPhrases(words.trim().split(/\s+/).join(";")).join(" "));

/** Phrases between semicolons as a table, each with and without its accents. */
export const plainPhraseTable = (phrases: string): PhraseTable =>
  phraseTable(plainPhrases(phrases).join(";"));
