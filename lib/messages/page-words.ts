import "server-only";
import { createTranslator } from "use-intl/core";
import type { Language } from "./languages";
import de from "./pages/de.json";
import en from "./pages/en.json";
import es from "./pages/es.json";
import fr from "./pages/fr.json";
import it from "./pages/it.json";
import pt from "./pages/pt.json";

/** The words of each language; a language without a file here is a type error. */
const catalogues: Record<Language, typeof en> = { de, en, es, fr, it, pt };

/** The words of one of the pages that only say something. No other page brings them to a browser. */
export const pageWords = <Page extends keyof typeof en>(language: Language, namespace: Page) =>
  createTranslator({ locale: language, messages: catalogues[language], namespace });
