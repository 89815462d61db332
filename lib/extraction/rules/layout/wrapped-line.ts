import type { LayoutWords } from "./layout-words";
import type { Line } from "./line";
import { endsSentence } from "./line-shape";

/** No program or person breaks lines for their length below this. */
const narrowest = 46;
/** How far below the width of a text a wrapped line may end: the next word did not fit. */
const longestWord = 16;

/** `09:15 Keynote` above `10:30 Break`, `0915 boat` above `2000 dinner`, `8/3 …` above `11/3 …`: lines that open alike are lines of a list. */
const clockFirst = /^\d{1,2}(?:[:.h]?\d\d| ?h|\/\d{1,2})\b/;

/** `RTN Tue 30 Mar`, `RETOUR dim. 28 févr.`: a label in capitals above what is on that day; `Dim. 4`: a day alone. */
const ownDay = /^(?:\p{Lu}{2,9}:? \p{L}\p{Ll}+\.? \d|\p{Lu}\p{Ll}+\.? \d\d?$)/u;

/** `w/c 12 April` above `w/c 19 April`: the word and the number with which a line of a list opens. */
const countedFirst = /^(\p{L}[\p{L}/]{1,9}) \d/u;
const countedBy = (line: Line | undefined): string | undefined =>
  countedFirst.exec(line?.text ?? "")?.[1]?.toLowerCase();

export const beginsSmall = /^["'(]?\p{Ll}/u;

/** The columns that the longest line of a text takes. */
export const widthOf = (lines: readonly Line[]): number =>
  lines.reduce((most, { text, indent }) => Math.max(most, text.length + indent), 0);

/** Who writes without capitals breaks no lines for their length below this either. */
const narrowestSmall = 60;

/** True for a text whose stanzas open with small letters as often as with others: its writer uses no capitals. */
export function writesSmall(lines: readonly Line[]): boolean {
  const openings = lines.filter(
    ({ text, blanksBefore }, at) => (at === 0 || blanksBefore > 0) && /^\p{L}/u.test(text),
  );
  const small = openings.filter(({ text }) => beginsSmall.test(text));
  return small.length > 0 && 2 * small.length >= openings.length;
}

/** What is known of a text and of the block that a line may go on with. */
interface Around {
  width: number;
  next: Line | undefined;
  words: LayoutWords;
  /** The text or the block is written without capitals. */
  isSmall: boolean;
}

/**
 * True where a line break only follows from the width of the text, so that a line goes on with the one before it; lines
 * that open with a clock or a day, one below the other, are a list. Where no line has a capital, a small letter is no sign of
 * going on.
 */
export function isWrapped(before: Line, line: Line, { width, next, words, isSmall }: Around): boolean {
  for (const opening of [clockFirst, words.dayFirst]) {
    const opens = (one: Line | undefined): boolean =>
      one !== undefined && opening?.test(one.text.toLowerCase()) === true;
    if (opens(line) && (opens(before) || opens(next))) return false;
  }
  const counted = countedBy(line);
  if (counted !== undefined && (counted === countedBy(before) || counted === countedBy(next))) return false;
  const goesOnSmall = beginsSmall.test(line.text) && !isSmall;
  if (before.text.length >= narrowest - 8 && goesOnSmall && !/[:;]$/.test(before.text)) return true;
  if (before.text.endsWith(":") || ownDay.test(line.text) || width > 110) return false;
  if (width < (isSmall ? narrowestSmall : narrowest)) return false;
  const firstWord = line.text.indexOf(" ") < 0 ? line.text.length : line.text.indexOf(" ");
  const isFull = before.indent + before.text.length + 1 + firstWord > width - 2;
  if (!isFull) return false;
  return endsSentence(before.text)
    ? before.text.length > width - longestWord && /^\p{Lu}/u.test(line.text)
    : true;
}
