import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { LanguagePack, LanguageTold } from "@/lib/extraction/rules/pack/language-pack";
import { type LanguageCode, languageOf, packCodeOf, usualCode } from "./pack-codes";

/** A pack each, fetched when a text is told to be in its language. */
const latePacks: Readonly<Record<LanguageCode, () => Promise<LanguagePack>>> = {
  en: async () => (await import("./en/pack")).english,
  de: async () => (await import("./de/pack")).german,
  nl: async () => (await import("./nl/pack")).dutch,
  fr: async () => (await import("./fr/pack")).french,
  it: async () => (await import("./it/pack")).italian,
  es: async () => (await import("./es/pack")).spanish,
  pt: async () => (await import("./pt/pack")).portuguese,
};

/**
 * A request with the pack of its text's language, as `tellRequest` gives it, for a reader that has not loaded all packs.
 * Rejects if the pack cannot be fetched.
 */
export async function tellRequestLate(request: ExtractionRequest): Promise<LanguageTold> {
  const language = languageOf(request);
  const code = packCodeOf(language);
  const pack = await latePacks[code ?? usualCode]();
  return { ...request, pack, unknownLanguage: code === undefined ? language : null };
}
