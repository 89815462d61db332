import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { wholeTexts } from "@/lib/extraction/rules/whole-texts";
import { documentWords } from "./document-words";
import { lightEnglish } from "./light-pack";
import { feasts } from "./words/moving-feasts";

/** English for texts of any number of lines, with the feasts of other calendars: without chrono-node, which few ask for. */
export const englishOfLines: LanguagePack = {
  ...lightEnglish,
  whole: wholeTexts(documentWords),
  sentence: { ...lightEnglish.sentence, feasts },
};
