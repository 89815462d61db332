/** Characters that take no room of their own on a line. */
const withoutWidth = /\p{M}|\p{Cf}/gu;
/** Characters that take two columns (Unicode's annex 11, as far as scripts tell it). */
const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\uFF01-\uFF60]/gu;

/** How many columns of a terminal a text takes. */
function widthOf(text: string): number {
  const visible = text.replace(withoutWidth, "");
  return [...visible].length + (visible.match(wide)?.length ?? 0);
}

/** Nothing in a cell starts a line, moves the cursor, or turns what follows the other way round. */
const cell = (text: string): string =>
  text
    .replace(/\p{Bidi_Control}|\p{Cc}/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();

/** A column of a table: its heading, and its cell of each row. */
export interface Column {
  heading: string;
  cells: readonly string[];
}

/**
 * Columns of text as lines, two blanks between them; a column without any word is left out, and no line ends in blanks.
 */
export function drawTable(columns: readonly Column[]): string {
  const shown = columns
    .map(({ heading, cells }) => ({ heading, cells: cells.map(cell) }))
    .filter(({ cells }) => cells.some((text) => text !== ""))
    .map(({ heading, cells }) => ({ texts: [heading, ...cells] }))
    .map(({ texts }) => ({ texts, width: Math.max(...texts.map(widthOf)) }));
  const count = shown[0]?.texts.length ?? 0;
  const padded = (text: string, width: number) => text + " ".repeat(Math.max(0, width - widthOf(text)));
  const lines = Array.from({ length: count }, (_, row) =>
    shown
      .map(({ texts, width }) => padded(texts[row] ?? "", width))
      .join("  ")
      .trimEnd(),
  );
  return lines.map((line) => `${line}\n`).join("");
}
