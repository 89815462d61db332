import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { wholeTexts } from "@/lib/extraction/rules/whole-texts";
import { documentWords } from "./document-words";
import { lightEnglish } from "./light-pack";
import { readZone } from "./patterns/zone-reader";

/**
 * English for texts of any number of lines, with zones: without what words weigh in short ones, the feasts of other calendars and
 * chrono-node, for which fewer ask.
 */
export const englishOfLines: LanguagePack = {
  ...lightEnglish,
  whole: wholeTexts(documentWords),
  sentence: { ...lightEnglish.sentence, zoneAt: readZone },
};
