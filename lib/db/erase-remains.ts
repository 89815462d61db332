import "server-only";
import { openSync, readSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import { z } from "zod";
import { isLocked } from "./database-file";
import {
  childrenOf,
  findFiller,
  findGrowth,
  hasRemains,
  hasRemainsWithin,
  type PageFormat,
  readPageFormat,
} from "./leaf-pages";

/** The tables with visitors' words, each with a text column that is never null. */
const wordTables = new Map([
  ["Group", "sourceText"],
  ["Event", "searchText"],
  ["Attendee", "name"],
  ["Note", "content"],
  ["Preferences", "theme"],
]);
/** Limit how long one step takes. */
const pagesReadAtOnce = 256;
const pagesErasedAtOnce = 32;
/** The rounds; each finds what the previous one left. */
const roundsMax = 5;

/** Another process holds a lock that is needed: nothing was done, and the step should be tried again. */
export class DatabaseInUseError extends Error {
  constructor() {
    super("Another process uses the database.");
    this.name = "DatabaseInUseError";
  }
}

declare global {
  var saywhenFileHandles: Map<string, number> | undefined;
}

/**
 * A handle on the database's file that is never closed: when a process closes any handle on a file, the
 * system releases all locks that SQLite holds on it (sqlite.org/howtocorrupt.html § 2.2).
 */
function handleOn(file: string): number {
  globalThis.saywhenFileHandles ??= new Map();
  const handle = globalThis.saywhenFileHandles.get(file) ?? openSync(file, "r");
  globalThis.saywhenFileHandles.set(file, handle);
  return handle;
}

interface PageReader extends PageFormat {
  read(first: number, count: number): Buffer[];
}

/** Reads pages directly from the file; while the log is empty, the file is the whole database. */
function createPageReader(file: string): PageReader {
  const handle = handleOn(file);
  const header = Buffer.alloc(100);
  readSync(handle, header, 0, header.byteLength, 0);
  const format = readPageFormat(header);
  const { pageBytes } = format;
  return {
    ...format,
    read: (first, count) => {
      const bytes = Buffer.alloc(pageBytes * count);
      const found = readSync(handle, bytes, 0, bytes.byteLength, (first - 1) * pageBytes);
      const pages = Math.floor(found / pageBytes);
      return Array.from({ length: pages }, (_, index) =>
        bytes.subarray(index * pageBytes, (index + 1) * pageBytes),
      );
    },
  };
}

function open(file: string): Database.Database {
  const database = new Database(file, { fileMustExist: true, timeout: 0 });
  // OFF: no row is removed here, and SQLite empties a whole table at once only if no key refers to it.
  // NORMAL: a checkpoint waits for the disk, and what a power cut restores is erased again at the next start.
  for (const pragma of ["secure_delete=ON", "synchronous=NORMAL", "foreign_keys=OFF", "temp_store=MEMORY"]) {
    database.pragma(pragma);
  }
  return database;
}

const checkpointSchema = z.array(z.object({ busy: z.number() }));
const tablesSchema = z.array(z.object({ name: z.string(), rootpage: z.number() }));
const textSchema = z.object({ text: z.instanceof(Uint8Array) }).optional();

/** Turns another connection's lock into `DatabaseInUseError`. */
function unlessInUse<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isLocked(error)) throw new DatabaseInUseError();
    throw error;
  }
}

/** Copies the log into the file and truncates the log, whose older pages still hold what was deleted. */
function emptyLog(database: Database.Database): void {
  const [row] = checkpointSchema.parse(unlessInUse(() => database.pragma("wal_checkpoint(TRUNCATE)")));
  if (row?.busy !== 0) throw new DatabaseInUseError();
}

/**
 * The next step: `write` needs the lock of the database, which no other code of this process may hold
 * meanwhile.
 */
export type NextStep = "read" | "write";
type Steps<T> = Generator<NextStep, T>;

interface Remains {
  page: number;
  table: string;
}

/** The pages with remains in the tables that contain words. */
function* findRemains(database: Database.Database, pages: PageReader): Steps<Remains[]> {
  const dirty = new Set<number>();
  const below = new Map<number, number[]>();
  for (let first = 1; ; first += pagesReadAtOnce) {
    const read = pages.read(first, pagesReadAtOnce);
    for (const [index, page] of read.entries()) {
      const children = childrenOf(page);
      if (children.length > 0) below.set(first + index, children);
      if (hasRemains(page)) dirty.add(first + index);
    }
    if (read.length < pagesReadAtOnce) break;
    yield "read";
  }
  if (dirty.size === 0) return [];
  const tables = tablesSchema.parse(
    unlessInUse(() =>
      database.prepare("SELECT name, rootpage FROM sqlite_schema WHERE type = 'table'").all(),
    ),
  );
  return tables
    .filter(({ name }) => wordTables.has(name))
    .flatMap(({ name, rootpage }) => {
      const found: Remains[] = [];
      // A page that was read while it was being written may name one of its parents, so each page is visited
      // once.
      const waiting = new Set([rootpage]);
      for (const page of waiting) {
        if (dirty.has(page)) found.push({ page, table: name });
        for (const child of below.get(page) ?? []) waiting.add(child);
      }
      return found;
    });
}

/** A table without rows is a single page, which SQLite rewrites when it removes all of its rows at once. */
function overwriteEmpty(database: Database.Database, table: string): void {
  const row = database.prepare(`SELECT rowid FROM "${table}" LIMIT 1`).get();
  if (row === undefined) database.exec(`DELETE FROM "${table}"`);
}

/**
 * Moves a row to another page: the only row of a page cannot overwrite its last bytes, but an empty page is
 * cleared.
 */
function moveRow(database: Database.Database, table: string, rowid: bigint): void {
  const next = `(SELECT max(rowid) + 1 FROM "${table}")`;
  database.prepare(`UPDATE "${table}" SET rowid = ${next} WHERE rowid = ?`).run(rowid);
}

/** Makes a row of the page grow into all of its free space, and shrink again. */
function overwrite(database: Database.Database, pages: PageReader, { page, table }: Remains): void {
  const [content] = pages.read(page, 1);
  if (content === undefined || !hasRemains(content)) return;
  const growth = findGrowth(content);
  if (growth === null) {
    overwriteEmpty(database, table);
    return;
  }
  const column = wordTables.get(table);
  const { rowid } = growth.cell;
  const row = textSchema.parse(
    database.prepare(`SELECT CAST("${column}" AS BLOB) AS text FROM "${table}" WHERE rowid = ?`).get(rowid),
  );
  if (row === undefined) return;
  const { usableBytes } = pages;
  const { fillerBytes, leftBytes } = findFiller(growth, { textBytes: row.text.byteLength, usableBytes });
  if (hasRemainsWithin(content, leftBytes)) {
    moveRow(database, table, rowid);
    return;
  }
  const write = database.prepare(`UPDATE "${table}" SET "${column}" = CAST(? AS TEXT) WHERE rowid = ?`);
  write.run(Buffer.concat([row.text, Buffer.alloc(fillerBytes, "-")]), rowid);
  write.run(Buffer.from(row.text), rowid);
}

/** One transaction on the pages as they are in the file, since the log is empty and the lock is held. */
function overwriteTogether(
  database: Database.Database,
  { file, pages, remains }: { file: string; pages: PageReader; remains: readonly Remains[] },
): void {
  emptyLog(database);
  unlessInUse(() => database.exec("BEGIN IMMEDIATE"));
  try {
    if (statSync(`${file}-wal`).size > 0) throw new DatabaseInUseError();
    for (const one of remains) overwrite(database, pages, one);
    database.exec("COMMIT");
  } finally {
    if (database.inTransaction) database.exec("ROLLBACK");
  }
}

/**
 * Erases every byte of what was deleted from a database's file and its log, step by step. The log is copied
 * into the file and truncated; what SQLite leaves behind when it moves rows (`hasRemains`) is overwritten, by
 * SQLite itself and within transactions. Each step takes some milliseconds; between two steps others may read
 * and write. Each step returns the kind of the next; the first one writes. Throws `DatabaseInUseError` if
 * another connection holds a lock.
 */
export function* eraseRemains(file: string): Steps<void> {
  const database = open(file);
  try {
    const pages = createPageReader(file);
    for (let round = 0; round < roundsMax; round += 1) {
      emptyLog(database);
      yield "read";
      const remains = yield* findRemains(database, pages);
      if (remains.length === 0) return;
      for (let from = 0; from < remains.length; from += pagesErasedAtOnce) {
        yield "write";
        overwriteTogether(database, { file, pages, remains: remains.slice(from, from + pagesErasedAtOnce) });
      }
      yield "write";
    }
    emptyLog(database);
  } finally {
    database.close();
  }
}
