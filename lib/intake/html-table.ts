/** The most cells that are read of one table. */
const cellsMax = 20_000;
const columnSpanMax = 50;
const rowSpanMax = 500;

interface HeldCell {
  words: string;
  rowsLeft: number;
}

interface Grid {
  /** The words of a cell that spans further rows, by its column. */
  held: HeldCell[];
  cellCount: number;
}

const within = (span: number, max: number): number => Math.min(Math.max(span, 1), max);

/** The cells of a row in their columns: a cell that spans rows is in each of them, one that spans columns in the first. */
function readRow(row: HTMLTableRowElement, grid: Grid, wordsOf: WordsOf): string[] | null {
  const cells: string[] = [];
  const own = [...row.cells];
  for (let at = 0; ; ) {
    const held = grid.held[cells.length];
    if (held !== undefined && held.rowsLeft > 0) {
      held.rowsLeft -= 1;
      cells.push(held.words);
      continue;
    }
    const cell = own[at];
    if (cell === undefined) return cells;
    at += 1;
    const words = wordsOf(cell);
    if (words === null) return null;
    // 0 spans all rows that are left.
    const rowsLeft = (cell.rowSpan === 0 ? rowSpanMax : within(cell.rowSpan, rowSpanMax)) - 1;
    for (let span = within(cell.colSpan, columnSpanMax); span > 0; span -= 1) {
      const spread = span === within(cell.colSpan, columnSpanMax) ? words : "";
      grid.held[cells.length] = { words: spread, rowsLeft };
      cells.push(spread);
    }
  }
}

/** The words of a cell on one line; null for a cell that holds more than a cell of a table would. */
type WordsOf = (cell: HTMLTableCellElement) => string | null;

/** The rows of a table; null for one that only places the parts of a page. */
export function readTable(table: HTMLTableElement, wordsOf: WordsOf): string[][] | null {
  if (table.getAttribute("role") === "presentation" || table.querySelector("table") !== null) return null;
  const grid: Grid = { held: [], cellCount: 0 };
  const rows: string[][] = [];
  for (const row of table.rows) {
    const cells = readRow(row, grid, wordsOf);
    if (cells === null) return null;
    rows.push(cells);
    grid.cellCount += cells.length;
    if (grid.cellCount > cellsMax) break;
  }
  return rows;
}
