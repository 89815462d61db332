import type { Block, Stretch } from "./block";
import { trimmed } from "./dividers";

/** Parts a line into the columns of a table; a column without words is null. */
export type SplitColumns = (line: Block) => (Stretch | null)[];

const mostColumns = 12;

function byMark(text: string, mark: RegExp): SplitColumns {
  return ({ start: first, end }) => {
    // An empty cell at the head of a line is a column as well.
    const start = first - (/\t*$/.exec(text.slice(Math.max(0, first - mostColumns), first))?.[0].length ?? 0);
    const words = text.slice(start, end).replace(/^\|/u, " ").replace(/\|$/u, " ");
    const cells: (Stretch | null)[] = [];
    let from = 0;
    for (const found of [...words.matchAll(mark), null]) {
      const to = found?.index ?? words.length;
      cells.push(trimmed(text, { start: start + from, end: start + to }, /[\s*_|]/u));
      from = to + (found?.[0].length ?? 0);
    }
    return cells;
  };
}

const gaps = /\s{2,}/gu;

/** The stretches of a line between runs of two blanks and more. */
function spread(text: string, { start, end }: Stretch): Stretch[] {
  const cells: Stretch[] = [];
  let from = start;
  for (const { 0: gap, index } of text.slice(start, end).matchAll(gaps)) {
    cells.push({ start: from, end: start + index });
    from = start + index + gap.length;
  }
  cells.push({ start: from, end });
  return cells.filter((cell) => cell.end > cell.start);
}

const columnOf = (block: Block, offset: number): number => block.indent + offset - block.start;

/** A cell that only one blank parts from the next, cut where a column of the header begins. */
function cutAtColumns(
  text: string,
  line: Block,
  { cell, columns }: { cell: Stretch; columns: readonly number[] },
): Stretch[] {
  const cuts = columns
    .map((column) => line.start + column - line.indent)
    .filter(
      (offset) =>
        offset > cell.start + 1 &&
        offset < cell.end &&
        text.charAt(offset - 1) === " " &&
        text.charAt(offset) !== " ",
    );
  const [cut] = cuts;
  if (cut === undefined) return [cell];
  return [
    { start: cell.start, end: cut - 1 },
    ...cutAtColumns(text, line, { cell: { start: cut, end: cell.end }, columns }),
  ];
}

/** A header that begins so many columns behind the lines below it names no first column of theirs. */
const leastCorner = 5;

/** Columns that only their places tell: a cell belongs to the header's cell that begins nearest to it. */
function byPlace(text: string, header: Block, indentBelow: number): SplitColumns {
  const named = spread(text, header).map(({ start }) => columnOf(header, start));
  const columns = header.indent - indentBelow >= leastCorner ? [indentBelow, ...named] : named;
  return (line) => {
    const cells: (Stretch | null)[] = columns.map(() => null);
    const parts = spread(text, line);
    if (parts.length === columns.length) return parts;
    for (const cell of parts.flatMap((part) => cutAtColumns(text, line, { cell: part, columns }))) {
      const at = columnOf(line, cell.start);
      const ends = columnOf(line, cell.end);
      const distance = (column: number): number =>
        column >= at && column < ends ? 0 : Math.min(Math.abs(column - at), Math.abs(column - ends));
      const nearest = columns.reduce(
        (best, column, index) => (distance(column) < distance(columns[best] ?? 0) ? index : best),
        0,
      );
      cells[nearest] ??= cell;
    }
    return cells;
  };
}

/** How the lines below a header are parted: by its tabs, its pipes, or where its words begin. */
export function columnsBelow(text: string, header: Block, indentBelow = header.indent): SplitColumns {
  const words = text.slice(header.start, header.end);
  if (words.includes("\t")) return byMark(text, /\t/gu);
  if (words.includes("|")) return byMark(text, /\|/gu);
  return byPlace(text, header, indentBelow);
}
