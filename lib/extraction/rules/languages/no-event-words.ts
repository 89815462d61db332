import type { EventWords } from "@/lib/extraction/rules/pack/document-words";

/** What tells what a found event is without a word of any language. */
export const noEventWords: EventWords = {
  markedClock: /\d[:.h]\d\d|\d\d ?h(?!\p{L})/u,
  dateParts: [],
  features: [],
};
