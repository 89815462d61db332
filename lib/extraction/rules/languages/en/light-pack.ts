import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { NotLoaded } from "@/lib/extraction/rules/pack/not-loaded";
import type { Span } from "@/lib/extraction/rules/spans";
import { detailWords } from "./details/detail-words";
import { lineWords } from "./line-words";
import { asksChrono } from "./patterns/chrono-words";
import { writesDayFirst } from "./patterns/date-order";
import { parseDayNumber } from "./patterns/day-number";
import { findCandidates } from "./patterns/find-candidates";
import { sentenceWords } from "./sentence/sentence-words";

const leftForWholePack = (): never => {
  throw new NotLoaded();
};

function guess(text: string): Span[] {
  if (asksChrono(text)) leftForWholePack();
  return [];
}

/** English for a text of one line: without those of several, zones, the feasts of other calendars and chrono-node. */
export const lightEnglish: LanguagePack = {
  code: "en",
  times: { find: findCandidates, findDayNumber: parseDayNumber, guess, writesDayFirst },
  sentence: sentenceWords,
  details: detailWords,
  whole: { lines: lineWords, document: null, readDocument: leftForWholePack },
};
