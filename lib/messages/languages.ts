/** The languages of the screens, each with its own name: one for each catalogue in this folder. */
export const languages = [{ tag: "en", name: "English" }] as const;
export type Language = (typeof languages)[number]["tag"];

/** The language of an answer if none was requested. */
export const defaultLanguage: Language = "en";
