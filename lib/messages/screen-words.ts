import "server-only";
import type en from "./en.json";
import type { Language } from "./languages";

/** The words of the screens in each language; a language without a file here is a type error. */
const loaders: Record<Language, () => Promise<{ default: typeof en }>> = {
  en: () => import("./en.json"),
  de: () => import("./de.json"),
  es: () => import("./es.json"),
  fr: () => import("./fr.json"),
  it: () => import("./it.json"),
  pt: () => import("./pt.json"),
};

/** The words of the screens in one language, which is all that a page brings to a browser. */
export const screenWords = async (language: Language): Promise<typeof en> =>
  (await loaders[language]()).default;
