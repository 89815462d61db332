import "server-only";
import type Database from "better-sqlite3";
import { z } from "zod";
import { isDamage } from "./database-file";

/** The result of a check of a database. */
export interface DatabaseReport {
  /** The problems, in SQLite's words; empty if there are none. */
  faults: string[];
  /** The completely applied migrations, oldest first; empty for a file that is not a SayWhen database. */
  applied: string[];
  groupCount: number;
  /** When a row was last created, changed or deleted, as an ISO instant; null for an empty database. */
  lastWriteAt: string | null;
}

const faultsMax = 5;
const checkSchema = z.array(z.object({ quick_check: z.string() }));
const nameSchema = z.array(z.object({ name: z.string() }));
const instantSchema = z.object({ last: z.string().nullable() });
const countSchema = z.object({ n: z.int() });

/** SQLite's own quick check: pages, cells and NOT NULL; it does not compare indexes with their tables. */
function findDamage(database: Database.Database): string[] {
  try {
    const rows = checkSchema.parse(database.pragma(`quick_check(${faultsMax})`));
    return rows.map((row) => row.quick_check).filter((said) => said !== "ok");
  } catch (error) {
    if (isDamage(error) && error instanceof Error) return [error.message];
    throw error;
  }
}

/** The completely applied migrations, oldest first; none for a database without Prisma's table. */
export function readAppliedMigrations(database: Database.Database): string[] {
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get();
  if (table === undefined) return [];
  const rows = database
    .prepare(
      `SELECT migration_name AS name FROM _prisma_migrations
       WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
    )
    .all();
  return nameSchema.parse(rows).map((row) => row.name);
}

/** The latest instant at which a row was created, changed or deleted, whatever tables this schema has. */
function readLastWrite(database: Database.Database): string | null {
  const tables = nameSchema.parse(
    database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_*'").all(),
  );
  const instants = tables.flatMap(({ name: table }) => {
    const columns = nameSchema.parse(database.prepare("SELECT name FROM pragma_table_info(?)").all(table));
    return columns
      .filter(({ name }) => /^(created|updated|deleted)At$/.test(name))
      .map(({ name }) => {
        const row = database.prepare(`SELECT max("${name}") AS last FROM "${table}"`).get();
        return instantSchema.parse(row).last;
      });
  });
  const last = instants.filter((instant) => instant !== null).sort();
  return last.at(-1) ?? null;
}

function readContents(database: Database.Database): Omit<DatabaseReport, "faults"> {
  const applied = readAppliedMigrations(database);
  if (applied.length === 0) return { applied, groupCount: 0, lastWriteAt: null };
  const groups = countSchema.parse(database.prepare('SELECT count(*) AS n FROM "Group"').get());
  return { applied, groupCount: groups.n, lastWriteAt: readLastWrite(database) };
}

/** Checks an open database and reads its migrations and last change. */
export function reportDatabase(database: Database.Database): DatabaseReport {
  const nothing = { applied: [], groupCount: 0, lastWriteAt: null };
  const faults = findDamage(database);
  if (faults.length > 0) return { ...nothing, faults };
  const broken = z.array(z.unknown()).parse(database.pragma("foreign_key_check"));
  const orphans = broken.length === 0 ? [] : [`${broken.length} rows refer to rows that are not there`];
  return { ...readContents(database), faults: orphans };
}
