import type { Phrase } from "@/lib/messages/phrase";

/**
 * What is said where the rules parser read a text in a language that it has no pack for: it took the dates in digits alone.
 * `language` is a BCP 47 tag; null, for a text that could be read, says nothing.
 */
export function languageNotice(language: string | null): Phrase[] {
  return language === null ? [] : [{ code: "notices.unknownLanguage", params: { language } }];
}
