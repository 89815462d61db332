import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { LanguagePack, LanguageTold } from "@/lib/extraction/rules/pack/language-pack";
import { german } from "./de/pack";
import { english } from "./en/pack";
import { spanish } from "./es/pack";
import { french } from "./fr/pack";
import { italian } from "./it/pack";
import { dutch } from "./nl/pack";
import { type LanguageCode, languageOf } from "./pack-codes";
import { portuguese } from "./pt/pack";

/** The languages that are read here, a row each; a browser fetches them one by one (`late-packs.ts`). */
const byCode: Readonly<Record<LanguageCode, LanguagePack>> = {
  en: english,
  de: german,
  nl: dutch,
  fr: french,
  it: italian,
  es: spanish,
  pt: portuguese,
};
const packs: ReadonlyMap<string, LanguagePack> = new Map(Object.entries(byCode));

/** Whose patterns read the digits of a text in an unknown language, and whose language ties go to. */
export const usual: LanguagePack = english;

/** The pack of a language, by its BCP 47 primary subtag; null where it has none. */
export const packOf = (language: string): LanguagePack | null => packs.get(language) ?? null;

/** A request with the pack of the language that its text is told to be in. */
export function tellRequest(request: ExtractionRequest): LanguageTold {
  const language = languageOf(request);
  const pack = packOf(language);
  return { ...request, pack: pack ?? usual, unknownLanguage: pack === null ? language : null };
}
