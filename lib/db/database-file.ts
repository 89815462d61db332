import "server-only";
import { closeSync, fsyncSync, openSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";

/** The file of a `file:` URL, or null where the database is on a server. */
export function databaseFileOf(url: string): string | null {
  return url.startsWith("file:") ? path.resolve(url.slice("file:".length)) : null;
}

/** The files that SQLite keeps beside a database; without them its last writes may be missing. */
export const companionSuffixes = ["-wal", "-shm", "-journal"] as const;

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * The file whose lock makes migrating processes take turns; once the database was created, it contains a page
 * that says so.
 */
export const lockFileOf = (file: string): string => `${file}.migrating`;

/**
 * Whether there is an empty file where a database was. SQLite treats an empty file as a new database, and
 * discards a log beside it. A first start that was killed leaves an empty file too, but neither a log nor
 * that page.
 */
export function isEmptied(file: string): boolean {
  const isEmptyFile = statSync(file, { throwIfNoEntry: false })?.size === 0;
  return isEmptyFile && (sizeOf(`${file}-wal`) > 0 || sizeOf(lockFileOf(file)) > 0);
}

const isSqliteFailure = (error: unknown, codes: RegExp): boolean =>
  error instanceof Database.SqliteError && codes.test(error.code);

/** Whether SQLite says that a file is not a database, or is damaged. */
export function isDamage(error: unknown): boolean {
  return isSqliteFailure(error, /^SQLITE_(CORRUPT|NOTADB)/);
}

/** Whether SQLite says that another connection holds a lock. */
export function isLocked(error: unknown): boolean {
  return isSqliteFailure(error, /^SQLITE_(BUSY|LOCKED)/);
}

/** Waits until a file, or the names in a folder, are on disk, where they survive a power cut. */
export function syncToDisk(fileOrFolder: string): void {
  const handle = openSync(fileOrFolder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
