/** A run of characters on a page of a PDF, as pdf.js gives it. Lengths are in points, from the page's lower left corner. */
export interface PdfRun {
  words: string;
  left: number;
  baseline: number;
  width: number;
  /** The size of its letters. */
  size: number;
}

interface Line {
  text: string;
  right: number;
  baseline: number;
  size: number;
}

/** What is the same for all lines of a page. */
interface Measures {
  left: number;
  letterWidth: number;
}

/** Gaps by the size of the letters: words stand closer than cells, and lines closer than paragraphs. */
const wordGap = 0.15;
const cellGap = 1;
const paragraphGap = 1.8;

/** How far letters are raised on their line, and how much higher a taller cell begins than one whose line is in its middle. */
const raised = 0.5;
const cellRise = 0.8;

const lineFrom = ({ left, width, baseline, size }: PdfRun, text: string): Line => ({
  text,
  right: left + width,
  baseline,
  size,
});

/**
 * Raised and lowered letters (`1st`) are on the line beside them, and so is the first line of a taller cell, which begins a
 * little higher. A run further left is the next line, or the next column.
 */
function goesOn(line: Line, run: PdfRun): boolean {
  const size = Math.max(line.size, run.size);
  const above = run.baseline - line.baseline;
  return run.left > line.right - size / 2 && above > -size / 2 && above < cellRise * size;
}

function measure(runs: readonly PdfRun[]): Measures {
  const letters = runs.reduce((sum, { words }) => sum + words.length, 0);
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  return {
    left: runs.reduce((left, run) => Math.min(left, run.left), Number.POSITIVE_INFINITY),
    letterWidth: width / Math.max(1, letters) || 1,
  };
}

/** In letters from the page's left edge. */
const columnOf = (run: PdfRun, { left, letterWidth }: Measures): number =>
  Math.round((run.left - left) / letterWidth);

/** What stands between two runs of a line: nothing, a blank, or blanks to a column of a table. */
function gapBefore(run: PdfRun, line: Line, measures: Measures): string {
  const gap = run.left - line.right;
  const isCell = gap > cellGap * line.size || run.baseline - line.baseline > raised * line.size;
  if (isCell) return " ".repeat(Math.max(2, columnOf(run, measures) - line.text.length));
  const isApart = gap > wordGap * line.size && !/\s$/u.test(line.text) && !/^\s/u.test(run.words);
  return isApart ? " " : "";
}

/** A blank line stands for space on the page, and where the words go on higher up: in the next column. */
function isParagraph(above: Line, { baseline, size }: PdfRun): boolean {
  const below = above.baseline - baseline;
  return below < -size / 2 || below > paragraphGap * Math.max(above.size, size);
}

/**
 * The lines of a page, in the order in which the file says them, which is the one in which they are read. Cells of a row are
 * two blanks and more apart, as in a table that is typed.
 */
export function linesOfPage(page: readonly PdfRun[]): string {
  const runs = page.filter(({ words }) => words.trim() !== "");
  const measures = measure(runs);
  const lines: string[] = [];
  let line: Line | undefined;
  for (const run of runs) {
    if (line !== undefined && goesOn(line, run)) {
      const size = Math.max(line.size, run.size);
      line = { ...lineFrom(run, line.text + gapBefore(run, line, measures) + run.words), size };
    } else {
      if (line !== undefined) lines.push(line.text.trim(), ...(isParagraph(line, run) ? [""] : []));
      line = lineFrom(run, " ".repeat(columnOf(run, measures)) + run.words);
    }
  }
  if (line !== undefined) lines.push(line.text.trim());
  return lines.join("\n");
}
