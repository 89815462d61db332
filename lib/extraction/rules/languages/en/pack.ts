import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { detailWords } from "./details/detail-words";
import { documentWords } from "./document-words";
import { findByChrono } from "./patterns/chrono-fallback";
import { writesDayFirst } from "./patterns/date-order";
import { parseDayNumber } from "./patterns/day-number";
import { findCandidates } from "./patterns/find-candidates";
import { sentenceWords } from "./sentence/sentence-words";

/** English, read by patterns of its own. */
export const english: LanguagePack = {
  code: "en",
  times: { find: findCandidates, findDayNumber: parseDayNumber, guess: findByChrono, writesDayFirst },
  sentence: sentenceWords,
  details: detailWords,
  document: documentWords,
};
