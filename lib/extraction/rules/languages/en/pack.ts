import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { englishOfNotes } from "./noted-pack";
import { findByChrono } from "./patterns/chrono-fallback";
import { feasts } from "./words/moving-feasts";

/** English, read by patterns of its own, with the feasts of other calendars, and chrono-node for what they do not know. */
export const english: LanguagePack = {
  ...englishOfNotes,
  sentence: { ...englishOfNotes.sentence, feasts },
  times: { ...englishOfNotes.times, guess: findByChrono },
};
