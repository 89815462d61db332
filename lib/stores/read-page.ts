import "server-only";
import { type PageEnd, writeCursor } from "./cursor";

/** Where a page of a list begins, and how many rows it may have. */
export interface PageStart {
  limit: number;
  cursor?: string | undefined;
}

interface Page<Row> {
  rows: Row[];
  /** Null on the last page. */
  nextCursor: string | null;
}

interface PageReader<Row> {
  /** The rows from a start onwards, one more than its limit where there are more. */
  read: (start: PageStart) => Promise<Row[]>;
  /** How many characters a row holds. */
  lengthOf: (row: Row) => number;
}

/** Rows that are read at once, and the characters after which a page ends however few rows it has. */
const readAtOnce = 25;
const lengthEnough = 1_000_000;

/**
 * A page of a list, newest first. It ends early where its rows are long: the time and memory of an answer
 * must not grow with what a visitor has stored, and a client that follows the cursor misses nothing.
 */
export async function readPage<Row extends PageEnd>(
  { limit, cursor: first }: PageStart,
  { read, lengthOf }: PageReader<Row>,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  let cursor = first;
  let length = 0;
  for (;;) {
    const asked = Math.min(readAtOnce, limit - rows.length);
    const found = await read({ limit: asked, cursor });
    for (const [index, row] of found.slice(0, asked).entries()) {
      rows.push(row);
      length += lengthOf(row);
      const isMore = index + 1 < found.length;
      if (!isMore) return { rows, nextCursor: null };
      cursor = writeCursor(row);
      if (rows.length === limit || length >= lengthEnough) return { rows, nextCursor: cursor };
    }
    if (found.length === 0) return { rows, nextCursor: null };
  }
}
