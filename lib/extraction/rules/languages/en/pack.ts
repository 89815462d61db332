import type { LanguagePack } from "@/lib/extraction/rules/pack/language-pack";
import { lightEnglish } from "./light-pack";
import { findByChrono } from "./patterns/chrono-fallback";

/** English, read by patterns of its own, with chrono-node behind them. */
export const english: LanguagePack = {
  ...lightEnglish,
  times: { ...lightEnglish.times, guess: findByChrono },
};
