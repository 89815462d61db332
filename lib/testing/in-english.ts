import type { Phrase } from "@/lib/messages/phrase";
import { putIntoWords } from "@/lib/messages/put-into-words";

/** The sentences of these phrases, as an English reader sees them. */
export const inEnglish = (...phrases: readonly Phrase[]): string =>
  phrases.map((phrase) => putIntoWords(phrase, "en")).join(" ");
