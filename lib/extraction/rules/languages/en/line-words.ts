import { noEventWords } from "@/lib/extraction/rules/languages/no-event-words";
import type { LineWords } from "@/lib/extraction/rules/pack/document-words";
import { asideWords } from "./aside-words";
import { silentInLines } from "./line-silence";
import { linkWords } from "./link-words";

/** English, as every text asks for it. */
export const lineWords: LineWords = {
  silentInLines,
  sameTime: /\bsame (?:time|hour)/,
  order: /\b(?:calendar|event|title|scheduled?|add)\b/,
  links: linkWords,
  asides: asideWords,
  eventWords: noEventWords,
  // What its words would weigh in every browser is more than they gain (../../README.md).
  notes: null,
};
