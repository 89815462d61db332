/** What parts the columns of a row, as the parser reads them; at the start of a line it would be a mark of quotation. */
const divider = " | ";
const emptyFirst = "–";

/**
 * The cells of a row as a line that keeps its columns; a row with words in one cell alone is those words, and a
 * label that ends in a colon stands before its value. Empty for a row without words.
 */
export function rowLine(cells: readonly string[]): string {
  const words = cells.map((cell) => cell.replaceAll("|", "/").replace(/\s+/gu, " ").trim());
  const filled = words.filter((cell) => cell !== "");
  const [first = "", second = ""] = filled;
  if (filled.length < 2) return first;
  if (filled.length === 2 && first.endsWith(":")) return `${first} ${second}`;
  const last = words.findLastIndex((cell) => cell !== "");
  const [head = "", ...others] = words.slice(0, last + 1);
  return [head === "" ? emptyFirst : head, ...others].join(divider);
}

/** Whether rows are a table and not a page's way to place its words: a row of it has words in two cells. */
export const isTable = (rows: readonly (readonly string[])[]): boolean =>
  rows.some((cells) => cells.filter((cell) => cell.trim() !== "").length > 1);
