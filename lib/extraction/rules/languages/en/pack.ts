import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { wholeTexts } from "@/lib/extraction/rules/whole-texts";
import { documentWords } from "./document-words";
import { lightEnglish } from "./light-pack";
import { findByChrono } from "./patterns/chrono-fallback";
import { feasts } from "./words/moving-feasts";

/** English, read by patterns of its own, with texts of several lines, the feasts of other calendars and chrono-node. */
export const english: LanguagePack = {
  ...lightEnglish,
  whole: wholeTexts(documentWords),
  sentence: { ...lightEnglish.sentence, feasts },
  times: { ...lightEnglish.times, guess: findByChrono },
};
