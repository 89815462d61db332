import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { englishOfLines } from "./lines-pack";
import { findByChrono } from "./patterns/chrono-fallback";

/** English, read by patterns of its own, with chrono-node for what they do not know. */
export const english: LanguagePack = {
  ...englishOfLines,
  times: { ...englishOfLines.times, guess: findByChrono },
};
