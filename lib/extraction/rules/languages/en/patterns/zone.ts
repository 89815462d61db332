import { NotLoaded } from "@/lib/extraction/rules/pack/not-loaded";
import type { Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";

const clockBefore = /(?:\d|[ap]\.?m\.?|noon|midnight|o'?clock|h) ?[([]?$/;

/** `All times Eastern (ET)`, `times are in CET`: a zone is said for all times. */
const timesBefore =
  /\btimes?(?: (?:are|is|shown|given|listed|quoted|stated|noted|all|in|as))*:? (?:(?:us )?(?:eastern|central|mountain|pacific)(?: time)? )?\(?$/;

/** True at an offset right behind a clock, or behind words that say a zone for all times. */
export const isBehindTime = (lower: string, at: number): boolean =>
  clockBefore.test(lower.slice(Math.max(0, at - 10), at)) ||
  timesBefore.test(lower.slice(Math.max(0, at - 60), at));

const isoBefore = /t\d\d:\d\d[\d:.]*[+-]?$/;
const abbreviation = /[A-Z]{2}/y;
const inWords = /(?:utc|gmt) ?[+-]|[a-z]+\/[a-z]|[^\d.,;:!?\n]{2,30} time/y;

/** True where a zone can stand; of words that open none, nobody asks. */
function isSuspect({ text, lower }: Source, at: number): boolean {
  abbreviation.lastIndex = at;
  inWords.lastIndex = at;
  const isIso = isoBefore.test(lower.slice(Math.max(0, at - 18), at));
  return isIso || isBehindTime(lower, at) || abbreviation.test(text) || inWords.test(lower);
}

/** `PST`, `New York time`, `UTC+2`, `Europe/Paris`; throws where one may stand and the pack loads what reads them late. */
export function parseZone(source: Source, at: number): Recognised | null {
  const { zoneAt } = source.words;
  if (zoneAt !== undefined) return zoneAt(source, at);
  if (isSuspect(source, at)) throw new NotLoaded();
  return null;
}
