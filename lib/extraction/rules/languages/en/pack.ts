import { shapesOfSeveral } from "@/lib/extraction/rules/items/shapes-of-several";
import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { settleTalk } from "@/lib/extraction/rules/scope/settle-talk";
import { documentWords } from "./document-words";
import { lightEnglish } from "./light-pack";
import { findByChrono } from "./patterns/chrono-fallback";
import { talkWords } from "./talk-words";
import { feasts } from "./words/moving-feasts";

/** English, read by patterns of its own, with talks, the feasts of other calendars and chrono-node. */
export const english: LanguagePack = {
  ...lightEnglish,
  document: { ...documentWords, talks: { words: talkWords, settle: settleTalk }, shapesOfSeveral },
  sentence: { ...lightEnglish.sentence, feasts },
  times: { ...lightEnglish.times, guess: findByChrono },
};
