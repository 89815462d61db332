import "server-only";
import { createTranslator } from "use-intl/core";
import { z } from "zod";
import type { Language } from "./languages";
import { paramWords } from "./param-words";
import type { Phrase, PhraseCode } from "./phrase";
import de from "./sentences/de.json";
import en from "./sentences/en.json";
import es from "./sentences/es.json";
import fr from "./sentences/fr.json";
import it from "./sentences/it.json";
import pt from "./sentences/pt.json";

/** The sentences of each language; a language without a file here is a type error. */
const catalogues: Record<Language, typeof en> = { de, en, es, fr, it, pt };

function createSpeaker(language: Language) {
  const onError = (error: unknown) => {
    throw error;
  };
  return createTranslator({ locale: language, messages: catalogues[language], onError });
}

const speakers = new Map<Language, ReturnType<typeof createSpeaker>>();

/** Puts a phrase into the words of a language. Throws if its parameters are not those of its sentence. */
export function putIntoWords({ code, params }: Phrase, language: Language): string {
  const say = speakers.get(language) ?? createSpeaker(language);
  speakers.set(language, say);
  return say(code, params && paramWords(params, language));
}

/** Whether the catalogue has a sentence of this name. */
function isPhraseCode(code: string): code is PhraseCode {
  const [namespace = "", key = ""] = code.split(".");
  const entries = new Map(Object.entries(en)).get(namespace);
  return entries !== undefined && Object.hasOwn(entries, key);
}

const phraseSchema = z.object({
  code: z.string().refine(isPhraseCode),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** The phrase in a text that `written` produced; null for any other text. */
export function readWritten(text: string): Phrase | null {
  if (!text.startsWith('{"code":')) return null;
  const { data } = phraseSchema.safeParse(JSON.parse(text));
  if (data === undefined) return null;
  const { code, params } = data;
  return params === undefined ? { code } : { code, params };
}
