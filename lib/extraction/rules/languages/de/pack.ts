import { sentenceOfLexicon } from "@/lib/extraction/rules/find/sentence-of-lexicon";
import { timesOfLexicon } from "@/lib/extraction/rules/find/times-of-lexicon";
import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { wholeTexts } from "@/lib/extraction/rules/whole-texts";
import { detailWords } from "./detail-words";
import { documentWords } from "./document-words";
import { lexicon } from "./lexicon";
import { sentence } from "./sentence";

/** German, read by the templates over its words. */
export const german: LanguagePack = {
  code: "de",
  times: timesOfLexicon(lexicon),
  sentence: sentenceOfLexicon(lexicon, sentence),
  details: detailWords,
  whole: wholeTexts(documentWords),
};
