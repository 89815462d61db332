import "server-only";
import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import type { SqlMigrationAwareDriverAdapterFactory, SqlQuery } from "@prisma/driver-adapter-utils";
import Database from "better-sqlite3";
import { isDamage, isEmptied, isLocked, lockFileOf } from "./database-file";
import { readAppliedMigrations } from "./database-report";
import { type MigrationPlace, migrationWaitMs, waitedTooLong } from "./migration-place";
import { createSafeSqlite } from "./safe-sqlite";

const lockPauseMs = 50;

/** Throws if an empty file has replaced a database: starting anew there would hide the loss. */
function refuseEmptied(filePath: string): void {
  if (!isEmptied(filePath)) return;
  throw new Error(
    `The database at ${filePath} is empty, though there was one. Restore a backup: npm run restore -- FILE --force. Or remove the file to begin anew.`,
  );
}

const sizeOf = (filePath: string) => statSync(filePath, { throwIfNoEntry: false })?.size ?? 0;

function appliedIn(filePath: string): string[] {
  // Not opened: SQLite would discard a log beside an empty file.
  if (sizeOf(filePath) === 0) return [];
  const database = new Database(filePath, { timeout: 5000 });
  try {
    return readAppliedMigrations(database);
  } catch (error) {
    if (!isDamage(error) || !(error instanceof Error)) throw error;
    throw new Error(
      `The database at ${filePath} cannot be read (${error.message}). Restore a backup: npm run restore -- FILE --force`,
    );
  } finally {
    database.close();
  }
}

/**
 * Runs `work` while only this process holds the lock beside the database. The lock is a write transaction on
 * a second SQLite file: the operating system releases it when its holder dies, and it does not block the
 * engine's own connection. Successful work leaves the page that says that a database was created here
 * (`isEmptied`).
 */
export async function withMigrationLock<T>(filePath: string, work: () => Promise<T>): Promise<T> {
  const lock = new Database(lockFileOf(filePath), { timeout: 0 });
  try {
    const giveUpAt = performance.now() + migrationWaitMs;
    while (!tryLock(lock)) {
      if (performance.now() > giveUpAt) throw waitedTooLong();
      await new Promise((resolve) => setTimeout(resolve, lockPauseMs));
    }
    const done = await work();
    lock.pragma("user_version = 1");
    lock.exec("COMMIT");
    return done;
  } finally {
    lock.close();
  }
}

function tryLock(lock: Database.Database): boolean {
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  }
}

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/**
 * Runs `work` in one transaction: nothing remains of a process that dies in the middle, while the engine
 * alone would leave half a migration and refuse to continue from it (P3009). Foreign keys are off meanwhile,
 * since recreating a table would otherwise delete the rows that refer to it; they are checked before the end.
 */
async function inOneTransaction<T>(
  url: string,
  work: (driver: SqlMigrationAwareDriverAdapterFactory) => Promise<T>,
): Promise<T> {
  const safe = createSafeSqlite(url);
  const connection = await safe.connect();
  const run = (sql: string) => connection.executeRaw(statement(sql));
  // The engine closes its connection before the outcome is known.
  const kept = { ...connection, dispose: async () => undefined };
  try {
    await connection.executeScript("PRAGMA foreign_keys=OFF");
    await run("BEGIN IMMEDIATE");
    const result = await work({ ...safe, connect: async () => kept });
    const broken = await connection.queryRaw(statement("PRAGMA foreign_key_check"));
    if (broken.rows.length > 0) throw new Error("A migration would leave rows that refer to nothing.");
    await run("COMMIT");
    return result;
  } finally {
    // Uncommitted changes are rolled back with their connection.
    await connection.dispose();
  }
}

/** Creates the folder if it is missing. Throws a sentence if the database could not be written there. */
function requireWritable(filePath: string): void {
  const folder = path.dirname(filePath);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    if (sizeOf(filePath) > 0) accessSync(filePath, constants.W_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new Error(
      `The database cannot be written at ${filePath} (${code}). Make its folder writable, or set DATABASE_URL to a path that is, or to the address of a libSQL server.`,
    );
  }
}

/** The file of a `file:` URL as a migration place; creates its folder if it is missing. */
export function createFilePlace(url: string): MigrationPlace {
  const filePath = path.resolve(url.replace(/^file:/, ""));
  requireWritable(filePath);
  return {
    isMade: () => sizeOf(lockFileOf(filePath)) > 0,
    readApplied: async () => appliedIn(filePath),
    alone: (work) =>
      withMigrationLock(filePath, () => {
        refuseEmptied(filePath);
        // Says in a sentence what is wrong with a file that is not a database.
        appliedIn(filePath);
        return inOneTransaction(url, work);
      }),
  };
}
