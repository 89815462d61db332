import type { Phrase } from "@/lib/messages/phrase";
import { putIntoWords } from "@/lib/messages/put-into-words";

/** What a person who reads English is told by these phrases. */
export const inEnglish = (...phrases: readonly Phrase[]): string =>
  phrases.map((phrase) => putIntoWords(phrase, "en")).join(" ");
