import { chooseLanguage, languageOf } from "@/lib/messages/choose-language";
import type { Language } from "@/lib/messages/languages";
import { installed as de } from "@/lib/messages/pages/de.json";
import { installed as en } from "@/lib/messages/pages/en.json";
import { installed as es } from "@/lib/messages/pages/es.json";
import { installed as fr } from "@/lib/messages/pages/fr.json";
import { installed as it } from "@/lib/messages/pages/it.json";
import { installed as pt } from "@/lib/messages/pages/pt.json";
import type { GroupCopy } from "@/lib/offline/group-copy";

const catalogues: Record<Language, typeof en> = { de, en, es, fr, it, pt };

export type OfflineWords = typeof en & { language: Language };

/** The words of the page in the language of the copy that was kept last, else in the first of the browser's that there is. */
export function offlineWords(copies: readonly GroupCopy[]): OfflineWords {
  const [last] = copies.toSorted((one, other) => (one.keptAt < other.keptAt ? 1 : -1));
  const language = languageOf(last?.language) ?? chooseLanguage(navigator.languages.join(","));
  return { ...catalogues[language], language };
}
