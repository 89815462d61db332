import { type MarkedSentence, timeMark } from "./marked-sentences";

/** A piece of a line between two signs, by offsets into the text, with what stands before and behind it. */
export interface NamePiece {
  start: number;
  end: number;
  words: string;
  index: number;
  /** The sign before it: `(` inside brackets, "" at the beginning of the sentence. */
  opening: string;
  /** It stands right behind a time. */
  isBehindTime: boolean;
  /** A time stands before it somewhere. */
  hasTimeBefore: boolean;
}

const gap =
  /\ue000+|\s*[•·|│→]\s*|\t+|\s{2,}|\s+[-–—*]+\s*(?=\S)|[–—]{1,2}\s+|,\s+|;\s*|\s\/\s|\s\/\/\s|[()]|:(?=\s*(?:\ue000|$))|[.!?]$/gu;
const word = /\p{L}/u;

/** The pieces of a sentence that its times, brackets, commas, dashes and columns make. */
export function piecesOf({ words, start }: MarkedSentence): NamePiece[] {
  const pieces: NamePiece[] = [];
  let from = 0;
  let opening = "";
  let isBehindTime = false;
  let hasTimeBefore = false;
  const push = (to: number): void => {
    const raw = words.slice(from, to);
    const lead = raw.length - raw.trimStart().length;
    if (!word.test(raw)) return;
    pieces.push({
      start: start + from + lead,
      end: start + from + raw.trimEnd().length,
      words: raw.trim(),
      index: pieces.length,
      opening,
      isBehindTime,
      hasTimeBefore,
    });
    isBehindTime = false;
    opening = ",";
  };
  for (const match of words.matchAll(gap)) {
    push(match.index);
    from = match.index + match[0].length;
    if (match[0].startsWith(timeMark)) {
      isBehindTime = true;
      hasTimeBefore = true;
      opening = "";
    } else opening = match[0].trim() || "\t";
  }
  push(words.length);
  return pieces;
}
