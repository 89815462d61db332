import { sentenceOfLexicon } from "@/lib/extraction/rules/find/sentence-of-lexicon";
import { timesOfLexicon } from "@/lib/extraction/rules/find/times-of-lexicon";
import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { wholeTexts } from "@/lib/extraction/rules/whole-texts";
import { detailWords } from "./detail-words";
import { documentWords } from "./document-words";
import { lexicon } from "./lexicon";
import { sentenceWords } from "./sentence-words";

/** French, read by the templates over its words. */
export const french: LanguagePack = {
  code: "fr",
  times: timesOfLexicon(lexicon),
  sentence: sentenceOfLexicon(lexicon, sentenceWords),
  details: detailWords,
  whole: wholeTexts(documentWords),
};
