import "server-only";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { requireDatabaseFile, requireSound } from "./back-up";
import { companionSuffixes, isDamage, isEmptied, isLocked, syncToDisk } from "./database-file";
import { type DatabaseReport, reportDatabase } from "./database-report";
import { migrateDatabase } from "./migrate";
import { withMigrationLock } from "./migrate-file";

interface RestoreRequest {
  url: string;
  /** The path of the backup. */
  file: string;
  /** Whether a database that is newer than the backup, or cannot be read, may be replaced. */
  isForced: boolean;
  now: Date;
  migrationNames: readonly string[];
}

interface Restored extends DatabaseReport {
  /** The path of the previous database now; null if there was none. */
  keptAs: string | null;
  /** The migrations that were applied to an older backup. */
  migrated: string[];
}

/**
 * Opens the database so that no other process has it open or can open it. SQLite leaves write-ahead mode only
 * for a sole connection, which reveals a server that merely waits, and writes its log into the file. A
 * process that opens the file now and waits for the lock fails at its turn, since SQLite sees that the file
 * was moved.
 */
function openAlone(target: string): Database.Database {
  const database = new Database(target, { fileMustExist: true, timeout: 1000 });
  try {
    database.pragma("journal_mode = DELETE");
    database.exec("BEGIN EXCLUSIVE");
    if (database.pragma("journal_mode", { simple: true }) === "delete") return database;
  } catch (error) {
    database.close();
    if (!isLocked(error)) throw error;
  }
  database.close();
  throw new Error(`A server or another process has ${target} open. Stop it, then restore again.`);
}

/** The database to be replaced, opened exclusively; null if it is too damaged to be opened. */
function holdTarget(target: string, isForced: boolean): Database.Database | null {
  try {
    // SQLite would discard the log of an empty file, which must be kept.
    if (!isEmptied(target)) return openAlone(target);
    if (isForced) return null;
    throw new Error(`${target} is empty, though there was a database. Add --force to replace it.`);
  } catch (error) {
    if (!isDamage(error) || !(error instanceof Error)) throw error;
    if (isForced) return null;
    throw new Error(
      `${target} cannot be read (${error.message}), so nobody can tell whether it is newer than the backup or in use. ` +
        "Stop the server, then add --force to replace it; it is kept beside the restored one.",
    );
  }
}

/** Throws if the database has data that the backup lacks, which would be lost. */
function refuseNewer(held: Database.Database, backup: DatabaseReport): void {
  const report = reportDatabase(held);
  const newer = report.applied.filter((name) => !backup.applied.includes(name));
  const isLater = (report.lastWriteAt ?? "") > (backup.lastWriteAt ?? "");
  const force = "Add --force to replace it; it is kept beside the restored one.";
  if (report.faults.length > 0) {
    throw new Error(
      `The database is damaged (${report.faults.join("; ")}), so it may be newer than the backup. ${force}`,
    );
  }
  if (isLater) {
    throw new Error(
      `The database was last written at ${report.lastWriteAt}, the backup at ${backup.lastWriteAt ?? "no time"}. ${force}`,
    );
  }
  if (newer.length > 0) {
    throw new Error(`The database has a newer schema than the backup (${newer.join(", ")}). ${force}`);
  }
}

/**
 * A separate file beside the target, including what is still in the backup's log; the backup itself is not
 * opened.
 */
function copyBackup(file: string, copy: string): Database.Database {
  for (const suffix of ["", "-wal", "-journal"]) {
    if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix);
  }
  chmodSync(copy, 0o600);
  return new Database(copy, { fileMustExist: true });
}

/** Leaves no log beside the file: everything is then in the file. */
function settle(copy: string): DatabaseReport {
  const database = new Database(copy, { fileMustExist: true });
  try {
    database.pragma("journal_mode = DELETE");
    return reportDatabase(database);
  } finally {
    database.close();
  }
}

/** Gives it the owner of the database, or of its folder: a restore by root must not lock the server out. */
function takeOwner(copy: string, target: string): void {
  const model = statSync(existsSync(target) ? target : path.dirname(target));
  if (existsSync(target)) chmodSync(copy, model.mode & 0o777);
  if (process.getuid?.() === 0) chownSync(copy, model.uid, model.gid);
}

function keep(target: string, keptAs: string): void {
  try {
    linkSync(target, keptAs);
  } catch {
    // Some file systems have no hard links; a copy takes longer and serves as well.
    copyFileSync(target, keptAs);
  }
  for (const suffix of companionSuffixes) {
    if (existsSync(target + suffix)) renameSync(target + suffix, keptAs + suffix);
  }
}

/**
 * A single rename: at every moment the old or the new database is in place, and never with the other's log
 * beside it.
 */
function swap({ copy, target, now }: { copy: string; target: string; now: Date }): string | null {
  takeOwner(copy, target);
  syncToDisk(copy);
  const keptAs = existsSync(target) ? `${target}.replaced-${now.toISOString().replace(/\W/g, "")}` : null;
  if (keptAs !== null) keep(target, keptAs);
  for (const suffix of companionSuffixes) rmSync(target + suffix, { force: true });
  renameSync(copy, target);
  syncToDisk(path.dirname(target));
  return keptAs;
}

async function replace(
  { file, target, copy }: { file: string; target: string; copy: string },
  request: RestoreRequest,
) {
  const held = existsSync(target) ? holdTarget(target, request.isForced) : null;
  try {
    const opened = copyBackup(file, copy);
    const backup = reportBackup(opened);
    requireSound(backup, { name: file, migrationNames: request.migrationNames });
    if (held !== null && !request.isForced) refuseNewer(held, backup);
    const { applied: migrated } = await migrateDatabase(`file:${copy}`);
    const report = settle(copy);
    requireSound(report, { name: "The restored copy", migrationNames: request.migrationNames });
    return { ...report, migrated, keptAs: swap({ copy, target, now: request.now }) };
  } finally {
    held?.close();
  }
}

function reportBackup(opened: Database.Database): DatabaseReport {
  try {
    opened.pragma("journal_mode = DELETE");
    return reportDatabase(opened);
  } catch (error) {
    if (!isDamage(error) || !(error instanceof Error)) throw error;
    return { faults: [error.message], applied: [], groupCount: 0, lastWriteAt: null };
  } finally {
    opened.close();
  }
}

/**
 * Puts a backup in the place of the database of a `file:` URL, migrated to this release's schema. The backup
 * is checked before anything is touched and stays as it is; the previous database is kept beside the new one.
 * Throws a sentence, and changes nothing, if the backup is damaged, or the database is open somewhere, or is
 * newer and `force` is not set.
 */
export async function restoreDatabase(request: RestoreRequest): Promise<Restored> {
  const target = requireDatabaseFile(request.url);
  const file = path.resolve(request.file);
  if (!existsSync(file) || !statSync(file).isFile()) throw new Error(`There is no file ${file}.`);
  if (existsSync(target) && realpathSync(file) === realpathSync(target)) {
    throw new Error(`${file} is the database itself. Name a backup.`);
  }
  mkdirSync(path.dirname(target), { recursive: true });
  const copy = `${target}.restoring-${process.pid}`;
  return withMigrationLock(target, async () => {
    try {
      return await replace({ file, target, copy }, request);
    } finally {
      for (const suffix of ["", ...companionSuffixes, ".migrating"]) rmSync(copy + suffix, { force: true });
    }
  });
}
