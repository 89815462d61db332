import type { Phrase } from "@/lib/messages/phrase";

/**
 * The notice for a text in a language without a pack, of which the rules parser read only the dates in
 * digits. `language` is a BCP 47 tag; null, for a language that can be read, gives no notice.
 */
export function languageNotice(language: string | null): Phrase[] {
  return language === null ? [] : [{ code: "notices.unknownLanguage", params: { language } }];
}
