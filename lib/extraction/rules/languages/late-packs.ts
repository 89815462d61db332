import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { LanguagePack, LanguageTold } from "@/lib/extraction/rules/pack/language-pack";
import { NotLoaded } from "@/lib/extraction/rules/pack/not-loaded";
import { type LanguageCode, languageOf, packCodeOf, usualCode } from "./pack-codes";

/** A pack each, fetched when a text is told to be in its language. */
const latePacks: Readonly<Record<LanguageCode, () => Promise<LanguagePack>>> = {
  en: async () => (await import("./en/light-pack")).lightEnglish,
  de: async () => (await import("./de/pack")).german,
  nl: async () => (await import("./nl/pack")).dutch,
  fr: async () => (await import("./fr/pack")).french,
  it: async () => (await import("./it/pack")).italian,
  es: async () => (await import("./es/pack")).spanish,
  pt: async () => (await import("./pt/pack")).portuguese,
};

/** The whole of a pack, where the one above leaves a part of it for the texts that ask for it. */
const wholePacks: Partial<typeof latePacks> = {
  en: async () => (await import("./en/pack")).english,
};

/** The whole packs that a text has asked for: they read every text as the light ones do, and none twice. */
const askedFor = new Map<LanguageCode, LanguagePack>();

/**
 * What `read` makes of a request with the pack of its text's language, as `tellRequest` gives it, for a reader that has not
 * loaded all packs. `read` is called again where its text asks for more than a light pack has. Rejects if a pack cannot be fetched.
 */
export async function readLate<Reading>(
  request: ExtractionRequest,
  read: (told: LanguageTold) => Reading,
): Promise<Reading> {
  const language = languageOf(request);
  const known = packCodeOf(language);
  const code = known ?? usualCode;
  const told = { ...request, unknownLanguage: known === undefined ? language : null };
  const pack = askedFor.get(code) ?? (await latePacks[code]());
  try {
    return read({ ...told, pack });
  } catch (error) {
    const fetchWhole = wholePacks[code];
    if (!(error instanceof NotLoaded) || fetchWhole === undefined) throw error;
    const whole = await fetchWhole();
    askedFor.set(code, whole);
    return read({ ...told, pack: whole });
  }
}
