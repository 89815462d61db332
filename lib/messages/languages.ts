/** The languages of the screens, each with its own name: one for each catalogue in this folder. */
export const languages = [
  { tag: "en", name: "English", direction: "ltr" },
  { tag: "de", name: "Deutsch", direction: "ltr" },
  { tag: "es", name: "Español", direction: "ltr" },
  { tag: "fr", name: "Français", direction: "ltr" },
  { tag: "it", name: "Italiano", direction: "ltr" },
  { tag: "pt", name: "Português (Brasil)", direction: "ltr" },
] as const;
export type Language = (typeof languages)[number]["tag"];

/** The language of an answer if none was requested. */
export const defaultLanguage: Language = "en";

/** Which way a language is written, for the page's `dir`. */
export const directionOf = (language: Language): "ltr" | "rtl" =>
  languages.find(({ tag }) => tag === language)?.direction ?? "ltr";
