import "server-only";
import { type Language, languages } from "@/lib/messages/languages";
import { type PhraseCode, written } from "@/lib/messages/phrase";
import { putIntoWords } from "@/lib/messages/put-into-words";

/** SPEC S22: the suggestions of every new event. */
const codes = [
  "suggestions.invites",
  "suggestions.materials",
  "suggestions.reminders",
] as const satisfies PhraseCode[];

/** The same as a row holds it: by its code, so that it is shown in the visitor's current language. */
export const defaultSuggestions: readonly string[] = codes.map((code) => written(code));

/** The words of each stored suggestion, by language: they have no parameters, and every event that is read has them. */
const wordsOfStored: ReadonlyMap<Language, ReadonlyMap<string, string>> = new Map(
  languages.map(({ tag }) => [
    tag,
    new Map(codes.map((code) => [written(code), putIntoWords({ code }, tag)])),
  ]),
);

const storedOfWords: ReadonlyMap<string, string> = new Map(
  [...wordsOfStored.values()].flatMap((words) => [...words].map(([stored, said]) => [said, stored])),
);

/**
 * A suggestion as a row holds it: one of ours, sent back in any language, as its code; every other one as it was typed.
 */
export const storeSuggestion = (text: string): string => storedOfWords.get(text) ?? text;

/** A stored suggestion in the words of a language; a visitor's own suggestion is returned as it was typed. */
export function saySuggestion(stored: string, language: Language): string {
  return wordsOfStored.get(language)?.get(stored) ?? stored;
}
