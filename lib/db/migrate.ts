import "server-only";
import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { isDamage, isEmptied, isLocked, lockFileOf } from "./database-file";
import { readAppliedMigrations } from "./database-report";
import { readMigrations, withSchemaEngine } from "./schema-engine";

/** How long a start waits for another process that is migrating the same database. */
const lockWaitMs = 60_000;
const lockPauseMs = 50;

export interface MigrationResult {
  /** The migrations that this call applied, oldest first; empty when the database was up to date. */
  applied: string[];
}

const databasePath = (url: string) => path.resolve(url.replace(/^file:/, ""));

/** Throws where a database was and an empty file is: to begin anew there would hide what was lost. */
function refuseEmptied(filePath: string): void {
  if (!isEmptied(filePath)) return;
  throw new Error(
    `The database at ${filePath} is empty, though there was one. Restore a backup: npm run restore -- FILE --force. Or remove the file to begin anew.`,
  );
}

const sizeOf = (filePath: string) => statSync(filePath, { throwIfNoEntry: false })?.size ?? 0;

function appliedIn(filePath: string): string[] {
  // Not opened: SQLite would throw away a log that lies beside an empty file.
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
 * Runs `work` while this process alone holds the lock beside the database. The lock is a write transaction on a second
 * SQLite file: the operating system frees it when its holder dies, and the engine's own connection is not blocked by it.
 * Work that succeeds leaves the mark that a database was made here (`isEmptied`).
 */
export async function withMigrationLock<T>(filePath: string, work: () => Promise<T>): Promise<T> {
  const lock = new Database(lockFileOf(filePath), { timeout: 0 });
  try {
    const giveUpAt = performance.now() + lockWaitMs;
    while (!tryLock(lock)) {
      if (performance.now() > giveUpAt) {
        throw new Error(
          "Another process has been migrating the database for over a minute. Stop it, then start again.",
        );
      }
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

/**
 * True when every migration of this release has been applied.
 * Throws when the database knows a migration that this release does not: an older program must not write to it.
 */
export function isDatabaseCurrent(url: string, migrationNames: string[]): boolean {
  const applied = appliedIn(databasePath(url));
  const unknown = applied.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer release (it has ${unknown.join(", ")}). Start that release, or restore a backup.`,
    );
  }
  return migrationNames.every((name) => applied.includes(name));
}

/**
 * Brings the database of a `file:` URL to this release's schema, making the file and its folder when they are missing.
 * Safe when several processes call it at once, and after one that died in the middle. The engine is loaded only when
 * there is something to apply, so an up-to-date start costs a few milliseconds.
 */
export async function migrateDatabase(url: string): Promise<MigrationResult> {
  const filePath = databasePath(url);
  mkdirSync(path.dirname(filePath), { recursive: true });
  const migrations = await readMigrations();
  const names = migrations.migrationDirectories.map((directory) => directory.path);
  const isMarked = sizeOf(lockFileOf(filePath)) > 0;
  if (isMarked && isDatabaseCurrent(url, names)) return { applied: [] };
  return withMigrationLock(filePath, async () => {
    refuseEmptied(filePath);
    if (isDatabaseCurrent(url, names)) return { applied: [] };
    const output = await withSchemaEngine(url, (engine) =>
      engine.applyMigrations({
        migrationsList: migrations,
        filters: { externalTables: [], externalEnums: [] },
      }),
    );
    return { applied: output.appliedMigrationNames };
  });
}
