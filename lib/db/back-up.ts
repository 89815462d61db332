import "server-only";
import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { companionSuffixes, databaseFileOf, isDamage, syncToDisk } from "./database-file";
import { type DatabaseReport, reportDatabase } from "./database-report";

/** How long a copy waits for its first read while another process locks the whole database. */
const lockWaitMs = 10_000;

interface BackUp extends DatabaseReport {
  bytes: number;
}

interface BackUpRequest {
  url: string;
  /** The path of the copy. */
  file: string;
  /** Whether an existing file may be replaced. */
  isForced: boolean;
  migrationNames: readonly string[];
}

const remoteSentence =
  "DATABASE_URL is the address of a libSQL server, and this command copies files. Use that server's own backups: " +
  "on Turso its point-in-time restore, or turso db shell NAME .dump; for a sqld of yours, stop it and copy the folder of its --db-path.";

/**
 * The file of a database, for a command that works on files. For any other URL, throws a sentence that says
 * what to do.
 */
export function requireDatabaseFile(url: string): string {
  const file = databaseFileOf(url);
  if (file === null) throw new Error(remoteSentence);
  return file;
}

/**
 * Throws unless a report describes an undamaged database that this release knows. `name` is its name in the
 * sentence.
 */
export function requireSound(
  { faults, applied }: DatabaseReport,
  { name, migrationNames }: { name: string; migrationNames: readonly string[] },
): void {
  if (faults.length > 0) throw new Error(`${name} is damaged: ${faults.join("; ")}.`);
  if (applied.length === 0) throw new Error(`${name} is no database of SayWhen's.`);
  const unknown = applied.filter((migration) => !migrationNames.includes(migration));
  if (unknown.length > 0) {
    throw new Error(`${name} was made by a newer release (it has ${unknown.join(", ")}). Use that release.`);
  }
}

function refuseTarget({ source, target, isForced }: { source: string; target: string; isForced: boolean }) {
  const folder = path.dirname(target);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const ownFiles = [source, ...companionSuffixes.map((suffix) => source + suffix)].filter(existsSync);
  const isOwn = ownFiles.some(
    (file) => realpathSync(file) === path.join(realpathSync(folder), path.basename(target)),
  );
  if (isOwn) throw new Error(`${target} is the database itself. Name another file.`);
  if (existsSync(target) && !isForced) {
    throw new Error(`${target} is already there. Name another file, or add --force to replace it.`);
  }
}

/**
 * One statement, so it copies one state of the database whatever is written meanwhile; no writer waits for it
 * (WAL).
 */
function copyInto(source: string, copy: string): void {
  const database = new Database(source, { readonly: true, fileMustExist: true, timeout: lockWaitMs });
  try {
    database.prepare("VACUUM INTO ?").run(copy);
  } catch (error) {
    if (!isDamage(error) || !(error instanceof Error)) throw error;
    throw new Error(
      `The database cannot be copied, since it is damaged: ${error.message}. Nothing was written. Restore an earlier backup: npm run restore -- FILE`,
    );
  } finally {
    database.close();
  }
}

/** Reads a file that no other process has open. */
function reportFile(file: string): DatabaseReport {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return reportDatabase(database);
  } finally {
    database.close();
  }
}

/**
 * Copies the database of a `file:` URL as it is at one moment, while it is being written to. The copy is
 * checked before it gets its name, so a file with that name is complete, and readable only by its owner.
 * Throws a sentence where nothing was written.
 */
export function backUpDatabase({ url, file, isForced, migrationNames }: BackUpRequest): BackUp {
  const source = requireDatabaseFile(url);
  const target = path.resolve(file);
  if (!existsSync(source)) throw new Error(`There is no database at ${source}. npm start makes one.`);
  refuseTarget({ source, target, isForced });
  const partial = `${target}.partial-${process.pid}`;
  try {
    closeSync(openSync(partial, "wx", 0o600));
    copyInto(source, partial);
    const report = reportFile(partial);
    requireSound(report, { name: "The copy", migrationNames });
    syncToDisk(partial);
    renameSync(partial, target);
    syncToDisk(path.dirname(target));
    return { ...report, bytes: statSync(target).size };
  } finally {
    rmSync(partial, { force: true });
  }
}
