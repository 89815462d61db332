import "server-only";
import { type Language, languages } from "@/lib/messages/languages";
import { type PhraseCode, written } from "@/lib/messages/phrase";
import { putIntoWords } from "@/lib/messages/put-into-words";

/** SPEC S22: what every new event suggests. */
const codes = [
  "suggestions.invites",
  "suggestions.materials",
  "suggestions.reminders",
] as const satisfies PhraseCode[];

/** The same as a row holds it: by its code, so that it is read in the language of the day. */
export const defaultSuggestions: readonly string[] = codes.map((code) => written(code));

const codeOfStored: ReadonlyMap<string, PhraseCode> = new Map(codes.map((code) => [written(code), code]));

const storedOfWords: ReadonlyMap<string, string> = new Map(
  languages.flatMap(({ tag }) => codes.map((code) => [putIntoWords({ code }, tag), written(code)])),
);

/** A suggestion as a row holds it: one of ours, sent back in whichever language, by its code; every other as it is typed. */
export const storeSuggestion = (text: string): string => storedOfWords.get(text) ?? text;

/** A stored suggestion in the words of a language; what a visitor typed is in none. */
export function saySuggestion(stored: string, language: Language): string {
  const code = codeOfStored.get(stored);
  return code === undefined ? stored : putIntoWords({ code }, language);
}
