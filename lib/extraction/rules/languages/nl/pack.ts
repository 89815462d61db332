import { sentenceOfLexicon } from "@/lib/extraction/rules/find/sentence-of-lexicon";
import { timesOfLexicon } from "@/lib/extraction/rules/find/times-of-lexicon";
import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { detailWords } from "./detail-words";
import { lexicon } from "./lexicon";

/** Dutch, read by the templates over its words. */
export const dutch: LanguagePack = {
  code: "nl",
  times: timesOfLexicon(lexicon),
  sentence: sentenceOfLexicon(lexicon),
  details: detailWords,
  whole: null,
};
