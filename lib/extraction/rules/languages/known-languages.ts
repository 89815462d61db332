import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { LanguagePack, LanguageTold } from "@/lib/extraction/rules/pack/language-pack";
import { german } from "./de/pack";
import { english } from "./en/pack";
import { spanish } from "./es/pack";
import { french } from "./fr/pack";
import { italian } from "./it/pack";
import { dutch } from "./nl/pack";
import { portuguese } from "./pt/pack";
import { tellLanguage } from "./tell-language";

/** The languages that are read here, a row each. */
const packs: ReadonlyMap<string, LanguagePack> = new Map(
  [english, german, dutch, french, italian, spanish, portuguese].map((pack) => [pack.code, pack]),
);

/** Whose patterns read the digits of a text in an unknown language, and whose language ties go to. */
export const usual: LanguagePack = english;

/** The pack of a language, by its BCP 47 primary subtag; null where it has none. */
export const packOf = (language: string): LanguagePack | null => packs.get(language) ?? null;

type Asked = Pick<ExtractionRequest, "text" | "language">;

/** The language of a text, told by its words; the visitor's language breaks ties. */
export function languageOf({ text, language }: Asked): string {
  const [visitors = ""] = language.toLowerCase().split("-");
  return tellLanguage(text, packs.has(visitors) ? visitors : usual.code);
}

/** A request with the pack of the language that its text is told to be in. */
export function tellRequest(request: ExtractionRequest): LanguageTold {
  const language = languageOf(request);
  const pack = packOf(language);
  return { ...request, pack: pack ?? usual, unknownLanguage: pack === null ? language : null };
}
