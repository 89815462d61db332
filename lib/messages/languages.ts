/** The languages of the screens, each in its own words: one for each catalogue in this folder. */
export const languages = [{ tag: "en", name: "English" }] as const;
