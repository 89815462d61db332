/** The languages of the screens, each in its own words: one for each catalogue in this folder. */
export const languages = [{ tag: "en", name: "English" }] as const;
export type Language = (typeof languages)[number]["tag"];

/** The language of an answer where none was asked for. */
export const defaultLanguage: Language = "en";
