import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { NameWords } from "./name-words";

/** Stands for each letter of a time in a marked sentence, so that offsets stay. */
export const timeMark = "\ue000";

/** A sentence with its times marked; line breaks are blanks. Offsets count in the text. */
export interface MarkedSentence extends Stretch {
  words: string;
  hasTime: boolean;
}

const sentenceEnd = /[.!?…]["')\]*_]*\s+(?=["'(*]*[\p{Lu}\d\ue000£$€])/gu;
const lastWord = /([\p{L}\p{N}.]+)\.$/u;

/** The stretch of a text with each time, and every sign of it, replaced. */
export function markTimes(text: string, { start, end }: Stretch, times: readonly Stretch[]): string {
  let marked = "";
  let at = start;
  for (const time of times) {
    const from = Math.max(time.start, at);
    const to = Math.min(time.end, end);
    if (to <= from) continue;
    marked += text.slice(at, from) + timeMark.repeat(to - from);
    at = to;
  }
  return (marked + text.slice(at, end)).replace(/[\n\r\u00a0]/g, " ");
}

/**
 * The sentences of a marked stretch that begins at `start`. A dot behind an abbreviation ends none, but one behind the letter of a
 * room does: `in Room B. Please`.
 */
export function splitSentences(
  marked: string,
  start: number,
  { abbreviation, lettered }: Pick<NameWords, "abbreviation" | "lettered">,
): MarkedSentence[] {
  const sentences: MarkedSentence[] = [];
  let from = 0;
  const push = (to: number): void => {
    const raw = marked.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    const words = raw.trim();
    if (words !== "")
      sentences.push({
        start: start + from + lead,
        end: start + from + lead + words.length,
        words,
        hasTime: words.includes(timeMark),
      });
    from = to;
  };
  for (const match of marked.matchAll(sentenceEnd)) {
    const before = marked.slice(Math.max(from, match.index - 16), match.index + 1).toLowerCase();
    const word = match[0].startsWith(".") ? lastWord.exec(before)?.[1] : undefined;
    if (word !== undefined && abbreviation.test(word) && lettered?.test(before) !== true) continue;
    push(match.index + match[0].length);
  }
  push(marked.length);
  return sentences;
}
