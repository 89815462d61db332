import type { Language } from "./languages";

/** The sentences that a language has in the same words as English, each with the reason; a test reads this list. */
export const sameAsEnglish: Readonly<Record<Language, readonly (readonly [name: string, reason: string])[]>> =
  {
    en: [],
  };
