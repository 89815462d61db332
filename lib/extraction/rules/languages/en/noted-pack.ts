import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { wholeTexts } from "@/lib/extraction/rules/whole-texts";
import { documentWords } from "./document-words";
import { englishOfLines } from "./lines-pack";
import { noteJudge } from "./note-judge";

/** English with what words weigh in a short text that may plan nothing. */
export const englishOfNotes: LanguagePack = {
  ...englishOfLines,
  whole: wholeTexts({ ...documentWords, notes: noteJudge }),
};
