import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { tellLanguage } from "./tell-language";

/** The languages that have a pack, by their BCP 47 primary subtags. */
const languageCodes = ["en", "de", "nl", "fr", "it", "es", "pt"] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** The language that ties go to where the visitor's own has no pack. */
export const usualCode: LanguageCode = "en";

/** The code of a pack, of any BCP 47 primary subtag; undefined where it has none. */
export const packCodeOf = (language: string): LanguageCode | undefined =>
  languageCodes.find((code) => code === language);

/** The language of a text, told by its words; the visitor's language breaks ties. */
export function languageOf({ text, language }: Pick<ExtractionRequest, "text" | "language">): string {
  const [visitors = ""] = language.toLowerCase().split("-");
  return tellLanguage(text, packCodeOf(visitors) ?? usualCode);
}
