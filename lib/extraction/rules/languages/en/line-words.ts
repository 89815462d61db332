import { noEventWords } from "@/lib/extraction/rules/languages/no-event-words";
import type { LineWords } from "@/lib/extraction/rules/pack/document-words";
import { NotLoaded } from "@/lib/extraction/rules/pack/not-loaded";
import { asideWords } from "./aside-words";
import { silentInLines } from "./line-silence";
import { linkWords } from "./link-words";
import { judgeWherePlanless } from "./note-signs";

const leftForNotedPack = judgeWherePlanless({
  weights: {},
  weigh: () => {
    throw new NotLoaded();
  },
});

/** English, as every text asks for it. */
export const lineWords: LineWords = {
  silentInLines,
  sameTime: /\bsame (?:time|hour)/,
  order: /\b(?:calendar|event|title|scheduled?|add)\b/,
  links: linkWords,
  asides: asideWords,
  eventWords: noEventWords,
  // What words weigh is fetched for the first text that asks for it (../../README.md).
  notes: leftForNotedPack,
};
