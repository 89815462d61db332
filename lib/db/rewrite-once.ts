import "server-only";
import Database from "better-sqlite3";
import { databaseFileOf, isDamage, isLocked } from "./database-file";
import { withMigrationLock } from "./migrate-file";

/**
 * The number that SQLite stores for the application of a file (`application_id`); here it says that the file
 * was rewritten.
 */
const rewrittenMark = 0x53617957;
const lockWaitMs = 5000;

const isRewritten = (database: Database.Database): boolean =>
  database.pragma("application_id", { simple: true }) === rewrittenMark;

/** Whether the disk has no room for a second copy of the file. */
const isFull = (error: unknown): boolean =>
  error instanceof Database.SqliteError && error.code === "SQLITE_FULL";

function rewrite(database: Database.Database): boolean {
  if (isRewritten(database)) return false;
  // VACUUM would keep only the readable part of a damaged file, and nobody could say what is missing.
  if (database.pragma("quick_check(1)", { simple: true }) !== "ok") return false;
  database.pragma("secure_delete = ON");
  database.pragma("temp_store = MEMORY");
  database.exec("VACUUM");
  database.pragma(`application_id = ${rewrittenMark}`);
  database.pragma("wal_checkpoint(TRUNCATE)");
  return true;
}

/**
 * Rewrites the file of a `file:` URL once, before it is served, if an earlier release made it: those releases
 * did not overwrite what they deleted (`erase-remains.ts`). Returns true if it did; a file that is damaged,
 * in use or too large for the disk stays as it is until the next start.
 */
export async function rewriteOnce(url: string): Promise<boolean> {
  const file = databaseFileOf(url);
  if (file === null) return false;
  const withFile = <T>(work: (database: Database.Database) => T): T => {
    const database = new Database(file, { fileMustExist: true, timeout: lockWaitMs });
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  try {
    if (withFile(isRewritten)) return false;
    return await withMigrationLock(file, async () => withFile(rewrite));
  } catch (error) {
    if (isDamage(error) || isLocked(error) || isFull(error)) return false;
    throw error;
  }
}
