import { isBlank } from "./clean-text";
import { isHeadingLine } from "./heading-line";

/** A stretch of a text, in UTF-16 offsets; `end` is exclusive. */
export interface TextPart {
  start: number;
  end: number;
}

interface SplitOptions {
  /** The most UTF-16 units of a part. */
  lengthMax: number;
  /** Borders that are less sensible are taken where these many parts would not be enough otherwise. */
  countMax: number;
}

/** What cannot be cut any more: a line, or a piece of one that is longer than a part. */
interface Unit extends TextPart {
  /** How much sense a border before it would break. */
  cost: number;
}

/** The cost of a border, by what it would part. */
const costs = {
  beforeHeading: 0,
  betweenParagraphs: 1,
  beforeCloseHeading: 2,
  betweenLines: 6,
  beforeIndented: 8,
  behindHeading: 12,
  beforeBlank: 20,
  withinLine: 30,
} as const;
const costOfPart = 2;
/** So much that no border outweighs a part less. */
const costOfPartTooMany = 10_000;

const isSpace = (unit: string): boolean => unit === " " || unit === "\t";
const isEndOfSentence = (unit: string): boolean => ".!?:;".includes(unit);
const isTrailing = (unit: string): boolean => /[\uDC00-\uDFFF]/.test(unit);

/** Where a line that is too long is cut: behind a sentence of its second half, else at its last blank, else anywhere. */
function cutOf(text: string, start: number, lengthMax: number): TextPart {
  let blank = -1;
  for (let at = start + lengthMax; at > start + lengthMax / 2; at -= 1) {
    if (!isSpace(text.charAt(at))) continue;
    if (isEndOfSentence(text.charAt(at - 1))) return { start: at, end: at + 1 };
    if (blank < 0) blank = at;
  }
  if (blank >= 0) return { start: blank, end: blank + 1 };
  const at = start + lengthMax - (isTrailing(text.charAt(start + lengthMax)) ? 1 : 0);
  return { start: at, end: at };
}

/** The pieces of a line, each of the length of a part at most. */
function piecesOf(text: string, line: TextPart, lengthMax: number): TextPart[] {
  const pieces: TextPart[] = [];
  let { start } = line;
  while (line.end - start > lengthMax) {
    const cut = cutOf(text, start, lengthMax);
    pieces.push({ start, end: cut.start });
    start = cut.end;
  }
  return [...pieces, { start, end: line.end }];
}

interface LinesBefore {
  isBlank: boolean;
  isHeading: boolean;
}

function costBefore(line: string, before: LinesBefore): number {
  if (line.trim() === "") return costs.beforeBlank;
  if (before.isHeading) return costs.behindHeading;
  const isHeading = isHeadingLine(line, before.isBlank);
  if (before.isBlank) return isHeading ? costs.beforeHeading : costs.betweenParagraphs;
  if (isHeading) return costs.beforeCloseHeading;
  return isSpace(line.charAt(0)) ? costs.beforeIndented : costs.betweenLines;
}

function unitsOf(text: string, lengthMax: number): Unit[] {
  const units: Unit[] = [];
  let before: LinesBefore = { isBlank: true, isHeading: false };
  let start = 0;
  for (const line of text.split("\n")) {
    const end = start + line.length;
    const cost = costBefore(line, before);
    piecesOf(text, { start, end }, lengthMax).forEach((piece, place) => {
      units.push({ ...piece, cost: place === 0 ? cost : costs.withinLine });
    });
    const isEmpty = line.trim() === "";
    // A blank line between a heading and what it is for leaves them together.
    const isHeading = isEmpty ? before.isHeading : isHeadingLine(line, before.isBlank);
    before = { isBlank: isEmpty, isHeading };
    start = end + 1;
  }
  return units;
}

/** The parts of the least cost together, found from the end of the text back to its beginning. */
function cheapestParts(units: readonly Unit[], lengthMax: number, partCost: number): TextPart[] {
  const least: number[] = [0];
  const from: number[] = [0];
  for (let count = 1; count <= units.length; count += 1) {
    const end = units[count - 1]?.end ?? 0;
    least[count] = Number.POSITIVE_INFINITY;
    for (let first = count - 1; first >= 0; first -= 1) {
      const unit = units[first];
      if (unit === undefined || end - unit.start > lengthMax) break;
      const cost = (least[first] ?? 0) + (first === 0 ? 0 : unit.cost) + partCost;
      if (cost < (least[count] ?? 0)) {
        least[count] = cost;
        from[count] = first;
      }
    }
  }
  const parts: TextPart[] = [];
  for (let count = units.length; count > 0; count = from[count] ?? 0) {
    parts.push({ start: units[from[count] ?? 0]?.start ?? 0, end: units[count - 1]?.end ?? 0 });
  }
  return parts.reverse();
}

/**
 * Cuts a text into parts of at most `lengthMax` units, in its order and without blank ones: before headings, between
 * paragraphs, between lines; within a line only where it is longer than a part. The line break or blank at a border
 * belongs to no part, so that the parts joined by line breaks are the text again.
 */
export function splitText(text: string, { lengthMax, countMax }: SplitOptions): TextPart[] {
  const units = unitsOf(text, lengthMax);
  const isSaid = ({ start, end }: TextPart) => !isBlank(text.slice(start, end));
  const parts = cheapestParts(units, lengthMax, costOfPart).filter(isSaid);
  if (parts.length <= countMax) return parts;
  const fewest = cheapestParts(units, lengthMax, costOfPartTooMany).filter(isSaid);
  return fewest.length <= countMax ? fewest : parts;
}
