import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { LanguagePack, LanguageTold } from "@/lib/extraction/rules/pack/language-pack";
import { NotLoaded } from "@/lib/extraction/rules/pack/not-loaded";
import { type LanguageCode, languageOf, packCodeOf, usualCode } from "./pack-codes";

type FetchPack = () => Promise<LanguagePack>;

/** The packs of a language, fetched when a text is told to be in it; each reads what the one before it leaves. */
const latePacks: Readonly<Record<LanguageCode, readonly [FetchPack, ...FetchPack[]]>> = {
  en: [
    async () => (await import("./en/light-pack")).lightEnglish,
    async () => (await import("./en/lines-pack")).englishOfLines,
    async () => (await import("./en/noted-pack")).englishOfNotes,
    async () => (await import("./en/pack")).english,
  ],
  de: [async () => (await import("./de/pack")).german],
  nl: [async () => (await import("./nl/pack")).dutch],
  fr: [async () => (await import("./fr/pack")).french],
  it: [async () => (await import("./it/pack")).italian],
  es: [async () => (await import("./es/pack")).spanish],
  pt: [async () => (await import("./pt/pack")).portuguese],
};

/** The place of the last pack that was fetched: it reads every text as those before it do, and none twice. */
const askedFor = new Map<LanguageCode, number>();

/**
 * What `read` makes of a request with the pack of its text's language, as `tellRequest` gives it, for a reader that has not
 * loaded all packs. `read` is called again where its text asks for more than a pack has. Rejects if a pack cannot be fetched.
 */
export async function readLate<Reading>(
  request: ExtractionRequest,
  read: (told: LanguageTold) => Reading,
): Promise<Reading> {
  const language = languageOf(request);
  const known = packCodeOf(language);
  const code = known ?? usualCode;
  const told = { ...request, unknownLanguage: known === undefined ? language : null };
  const packs = latePacks[code];
  async function readBy(fetchPack: FetchPack, place: number): Promise<Reading> {
    const pack = await fetchPack();
    askedFor.set(code, place);
    try {
      return read({ ...told, pack });
    } catch (error) {
      const next = packs[place + 1];
      if (!(error instanceof NotLoaded) || next === undefined) throw error;
      return readBy(next, place + 1);
    }
  }
  const place = askedFor.get(code) ?? 0;
  return readBy(packs[place] ?? packs[0], place);
}
