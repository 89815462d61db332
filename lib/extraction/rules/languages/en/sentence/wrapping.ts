import { unfinishedWords } from "@/lib/extraction/rules/languages/en/words/events";
import type { WrappingWords } from "@/lib/extraction/rules/pack/clause-words";
import { wrappedBehind } from "@/lib/extraction/rules/pack/sentence-expressions";

/** English: words that tell how lines hang together. */
export const wrapping: WrappingWords = {
  unfinished: wrappedBehind(unfinishedWords),
  quotedSign: / wrote:/,
  quotedLine: /^[ \t]*(?:>|on [^\n]{8,120} wrote:)[^\n]*/gm,
};
