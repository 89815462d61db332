import { isDigitAt, type Source } from "@/lib/extraction/rules/scan";
import { kinds, kindsByWord } from "./needed-words";

/** A phrase is no longer than this many words, each doubling of the reach being one round. */
const reaches = [1, 2, 4, 8];

/** The marks that may stand between the ends of a range. */
const isRangeMark = (mark: string): boolean => mark === "-" || mark === "~" || mark === "&";

/** What a number may be by what stands around it: `12/3`, `2026 12 01` and `20261201` dates, `30'` minutes, `+3` a step. */
function kindsOfNumber(lower: string, start: number, end: number): number {
  const length = end - start;
  const mark = lower.charAt(end);
  const isHour = mark === "a" || mark === "p" || (mark === ":" && isDigitAt(lower, end + 1));
  let found: number = length < 3 && !isHour ? kinds.dayNumber : 0;
  if (length === 8) found |= kinds.date;
  else if (isDigitAt(lower, end + 1) && (mark === "/" || mark === "." || mark === "-" || mark === " "))
    found |= mark !== " " || length === 4 ? kinds.date : 0;
  if (mark === "'") found |= kinds.minuteUnit;
  const sign = lower.charAt(start - 1);
  if (sign === "+" || sign === "-") found |= kinds.away;
  return found;
}

const isLetterAt = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code >= 0x61 && code <= 0x7a;
};

/** The kinds of all words, numbers and marks of a stretch of text. */
function kindsBetween(lower: string, from: number, to: number): number {
  let found: number = kinds.any;
  let at = from;
  while (at < to) {
    const start = at;
    while (at < to && isLetterAt(lower, at)) at += 1;
    if (at > start) {
      found |= kindsByWord.get(lower.slice(start, at)) ?? 0;
      continue;
    }
    while (at < to && isDigitAt(lower, at)) at += 1;
    if (at > start) found |= kindsOfNumber(lower, start, at);
    else {
      if (isRangeMark(lower.charAt(at))) found |= kinds.range;
      at += 1;
    }
  }
  return found;
}

/**
 * For each start of a word the kinds of what stands there and in the next fifteen words, as bits of `kinds`: a rule is
 * not worth asking where what its phrases need is not near.
 */
export function kindsAhead({ lower }: Source, starts: readonly number[]): readonly number[] {
  const near = starts.map((start, index) => kindsBetween(lower, start, starts[index + 1] ?? lower.length));
  for (const reach of reaches) {
    for (let index = 0; index + reach < near.length; index += 1)
      near[index] = (near[index] ?? 0) | (near[index + reach] ?? 0);
  }
  return near;
}
