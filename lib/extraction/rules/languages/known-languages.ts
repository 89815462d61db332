import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { finderOf, type LanguageFinder } from "@/lib/extraction/rules/find/by-lexicon";
import type { Lexicon } from "./lexicon";
import { lexicon as dutch } from "./nl/lexicon";
import { tellLanguage } from "./tell-language";

/** The language that the engine reads by patterns of its own. */
const engineLanguage = "en";

/** The languages that are read by their words alone, a row each, by BCP 47 primary subtag. */
const lexicons: Readonly<Record<string, Lexicon>> = { nl: dutch };

const finders = new Map<string, LanguageFinder>();

/** The finder of a language that has a row above, built when it is first asked for; null for any other. */
export function finderFor(language: string): LanguageFinder | null {
  const lexicon = lexicons[language];
  if (lexicon === undefined) return null;
  const finder = finders.get(language) ?? finderOf(lexicon);
  finders.set(language, finder);
  return finder;
}

/** True for a language whose words are known here, by its BCP 47 primary subtag. */
export const isKnown = (language: string): boolean => language === engineLanguage || language in lexicons;

/** The language of a text, told by its words; the visitor's language breaks ties. */
export function languageOf({ text, language }: Pick<ExtractionRequest, "text" | "language">): string {
  const [visitors = ""] = language.toLowerCase().split("-");
  return tellLanguage(text, isKnown(visitors) ? visitors : engineLanguage);
}

/** The language that a text is in where it has no pack; null for one that can be read. */
export function unknownLanguage(request: Pick<ExtractionRequest, "text" | "language">): string | null {
  const language = languageOf(request);
  return isKnown(language) ? null : language;
}
