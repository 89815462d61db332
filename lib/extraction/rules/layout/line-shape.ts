import type { Stretch } from "./block";
import type { Line } from "./line";

const bullet =
  /^(?:--|[-–—•●▪◦‣·*○■□☐☑✔✓►▶»>+o]|[\u25a0-\u27bf\u2b00-\u2bff]\ufe0f?|\p{Extended_Pictographic}\ufe0f?|\(?\d{1,2}[.)](?!\d)|\(?[a-z][.)]|\[[ x]?\])\s+(?=\S)/u;
const separator = /^(?:([-=_*~#.·•–—+<>])[ \t]*(?:\1[ \t]*){2,}|[-–—=_*~]{2,}.{0,3}[-–—=_*~]{2,})$/u;
const label = /^(\*{0,2}\p{L}[\p{L}\p{N} .'’/&()-]{0,34}?)\s?\*{0,2}[:：]\*{0,2}(?:\s+|$)/u;
const columns = /\t+|\s{2,}|\s*[|│]\s*|\s?\.(?:\s?\.){2,}\s?/gu;
const markdownRow = /^\|.*\|$/;

/** How long the bullet or number before the words of a line is; 0 where it has none. */
export const bulletLength = ({ text }: Line): number => bullet.exec(text)?.[0].length ?? 0;

/** True for a line of signs alone, which parts what stands above from what stands below. */
export const isSeparator = ({ text }: Line): boolean => separator.test(text);

/** The label before the colon and where the value begins, as offsets into the text; null where the line is no field. */
export function labelOf(line: Line, from: number): { label: Stretch; from: number } | null {
  const found = label.exec(line.text.slice(from - line.start));
  const words = found?.[1];
  if (found === null || words === undefined || words.trim().split(/\s+/).length > 5) return null;
  // `SEP   Show: Sat 4th`: two columns, and no label of two words.
  if (/\p{L} {3,9}\p{L}/u.test(words)) return null;
  return { label: { start: from, end: from + words.length }, from: from + found[0].length };
}

/** The cells of a line of columns, parted by tabs, pipes, rows of dots or two blanks and more; one cell where there are none. */
export function cellsOf(line: Line, from: number): Stretch[] {
  const words = line.text.slice(from - line.start);
  const cells: Stretch[] = [];
  let start = 0;
  const push = (end: number): void => {
    const cell = words.slice(start, end);
    const lead = cell.length - cell.trimStart().length;
    if (cell.trim() !== "")
      cells.push({ start: from + start + lead, end: from + start + cell.trimEnd().length });
  };
  for (const gap of words.matchAll(columns)) {
    push(gap.index);
    start = gap.index + gap[0].length;
  }
  push(words.length);
  return cells;
}

/** True for a row of a table in pipes, whose first sign is no cell. */
export const isPipeRow = ({ text }: Line): boolean => markdownRow.test(text);

const letters = /\p{L}/u;

/** True where the letters of a line are capitals: `DATES FOR YOUR DIARY`. */
export const isShouted = (text: string): boolean =>
  letters.test(text) && text === text.toUpperCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) > 2;

/** True for what ends as a sentence does. */
export const endsSentence = (text: string): boolean => /[.!?…]["'”’)\]]*$/u.test(text);
