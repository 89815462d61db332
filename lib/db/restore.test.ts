import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { describe, expect, inject, it } from "vitest";
import { damages } from "@/e2e/testing/damage";
import { backUpDatabase } from "./back-up";
import { isDatabaseCurrent } from "./migrate";
import { readMigrationNames } from "./migrations-path";
import { restoreDatabase } from "./restore";

const migrationNames = await readMigrationNames();
const monday = "2026-11-16T08:00:00.000+00:00";
const tuesday = "2026-11-17T08:00:00.000+00:00";
const now = new Date("2026-11-20T12:00:00Z");

/**
 * Inserts a visitor, with groups of the given numbers of words, into a migrated database file, by plain SQL.
 */
function addGroups(file: string, { count, createdAt }: { count: number; createdAt: string }): void {
  const database = new Database(file);
  database.pragma("foreign_keys = ON");
  const visitor = `visitor-${createdAt}`;
  const addAll = database.transaction(() => {
    database.prepare("INSERT OR IGNORE INTO Visitor (id, createdAt) VALUES (?, ?)").run(visitor, createdAt);
    const add = database.prepare(
      `INSERT INTO "Group" (id, visitorId, sourceText, timezone, language, state, parser, createdAt)
       VALUES (?, ?, ?, 'Europe/Paris', 'en', 'complete', 'rules', ?)`,
    );
    for (let index = 0; index < count; index += 1) {
      add.run(`group-${createdAt}-${index}`, visitor, `Lunch number ${index} `.repeat(20), createdAt);
    }
  });
  addAll();
  database.close();
}

/** The number of groups in a database file. */
function countGroups(file: string): unknown {
  const database = new Database(file, { readonly: true });
  const counted = database.prepare('SELECT count(*) FROM "Group"').pluck().get();
  database.close();
  return counted;
}

/** A folder with a database of 40 groups. */
function makeDatabase() {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-restore-"));
  const database = path.join(folder, "saywhen.db");
  copyFileSync(inject("migratedDatabasePath"), database);
  addGroups(database, { count: 40, createdAt: monday });
  const url = `file:${database}`;
  const copy = path.join(folder, "copy.db");
  return {
    folder,
    database,
    copy,
    backUp: (file = copy, isForced = false) => backUpDatabase({ url, file, isForced, migrationNames }),
    restore: (file = copy, isForced = false) => restoreDatabase({ url, file, isForced, now, migrationNames }),
  };
}

describe("backUpDatabase", () => {
  it("writes a complete copy that only its owner can read, while another connection has the database open", () => {
    const { database, copy, backUp } = makeDatabase();
    const writer = new Database(database);
    writer.pragma("journal_mode = WAL");
    writer.exec('BEGIN IMMEDIATE; DELETE FROM "Group"');
    expect(backUp()).toMatchObject({ groupCount: 40, faults: [], lastWriteAt: monday });
    writer.exec("ROLLBACK");
    writer.close();
    expect(countGroups(copy)).toBe(40);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  });

  it("replaces a file only when told to, but never the database itself", () => {
    const { database, copy, backUp } = makeDatabase();
    backUp();
    addGroups(database, { count: 1, createdAt: tuesday });
    expect(() => backUp()).toThrow(/already there.*--force/);
    expect(countGroups(copy)).toBe(40);
    backUp(copy, true);
    expect(countGroups(copy)).toBe(41);
    expect(() => backUp(database, true)).toThrow(/the database itself/);
    expect(() => backUp("/nowhere/copy.db")).toThrow("There is no folder /nowhere.");
  });

  it.each(["header", "pages", "cut"] as const)("writes nothing of a damaged database (%s)", (kind) => {
    const { folder, database, copy, backUp } = makeDatabase();
    damages[kind](database);
    const before = readFileSync(database);
    expect(() => backUp()).toThrow(/damaged.*npm run restore/);
    expect(existsSync(copy)).toBe(false);
    expect(readdirSync(folder).filter((name) => name.includes("partial"))).toEqual([]);
    expect(readFileSync(database).equals(before)).toBe(true);
  });

  it("says what to do if the database is on a server", () => {
    const request = { url: "libsql://db.example", file: "copy.db", isForced: false, migrationNames };
    expect(() => backUpDatabase(request)).toThrow(/libSQL server.*turso db shell/);
  });
});

describe("restoreDatabase", () => {
  it("puts a backup in the place of a lost database", async () => {
    const { database, copy, backUp, restore } = makeDatabase();
    backUp();
    const lost = makeDatabase();
    damages.cut(lost.database);
    await expect(lost.restore(copy)).rejects.toThrow(/damaged|cannot be read/);
    const { keptAs, groupCount } = await lost.restore(copy, true);
    expect([groupCount, countGroups(lost.database)]).toEqual([40, 40]);
    expect(existsSync(keptAs ?? "")).toBe(true);
    expect(readdirSync(lost.folder).filter((name) => /-wal|-shm|restoring/.test(name))).toEqual([]);
    expect(countGroups(database)).toBe(40);
    expect((await restore()).keptAs).not.toBeNull();
  });

  it("refuses while a server has the database open, forced or not, and leaves it as it is", async () => {
    const { database, folder, backUp, restore } = makeDatabase();
    backUp();
    const server = new Database(database);
    server.pragma("journal_mode = WAL");
    expect(server.prepare('SELECT count(*) FROM "Group"').pluck().get()).toBe(40);
    for (const isForced of [false, true]) {
      await expect(restore(undefined, isForced)).rejects.toThrow(/has .* open. Stop it/);
    }
    server.exec('DELETE FROM "Group"');
    server.close();
    expect(readdirSync(folder).filter((name) => /replaced|restoring/.test(name))).toEqual([]);
  });

  it("replaces a database with later writes only when told to, and keeps the old one", async () => {
    const { database, backUp, restore } = makeDatabase();
    backUp();
    addGroups(database, { count: 2, createdAt: tuesday });
    await expect(restore()).rejects.toThrow(/last written at 2026-11-17.*--force/);
    expect(countGroups(database)).toBe(42);
    const { keptAs } = await restore(undefined, true);
    expect(countGroups(database)).toBe(40);
    expect(countGroups(keptAs ?? "")).toBe(42);
    expect(keptAs).toBe(`${database}.replaced-20261120T120000000Z`);
  });

  it("replaces an unreadable database only when told to", async () => {
    const { database, backUp, restore } = makeDatabase();
    backUp();
    damages.header(database);
    const before = readFileSync(database);
    await expect(restore()).rejects.toThrow(/cannot be read.*--force/);
    expect(readFileSync(database).equals(before)).toBe(true);
    const { keptAs } = await restore(undefined, true);
    expect(countGroups(database)).toBe(40);
    expect(readFileSync(keptAs ?? "").equals(before)).toBe(true);
  });

  it("accepts no backup that is damaged, foreign or of a newer release", async () => {
    const { database, folder, copy, backUp, restore } = makeDatabase();
    backUp();
    const newer = path.join(folder, "newer.db");
    copyFileSync(copy, newer);
    const file = new Database(newer);
    file.exec("INSERT INTO _prisma_migrations VALUES ('x', 'x', 1, '29990101000000_later', '', NULL, 1, 1)");
    file.close();
    await expect(restore(newer, true)).rejects.toThrow(/newer release.*29990101000000_later/);
    damages.pages(copy);
    await expect(restore(copy, true)).rejects.toThrow(/copy.db is damaged/);
    const text = path.join(folder, "..", path.basename(folder), "text");
    copyFileSync("package.json", text);
    await expect(restore(text, true)).rejects.toThrow(/damaged: file is not a database/);
    await expect(restore(path.join(folder, "nothing"), true)).rejects.toThrow(/There is no file/);
    await expect(restore(database, true)).rejects.toThrow(/the database itself/);
    expect(countGroups(database)).toBe(40);
  });

  it("migrates a backup of an older release to this one's schema, and reads what is still in its log", async () => {
    const { folder, restore } = makeDatabase();
    const [oldest = ""] = migrationNames;
    const older = path.join(folder, "older.db");
    const writer = new Database(older);
    writer.pragma("journal_mode = WAL");
    writer.exec(readFileSync(`prisma/migrations/${oldest}/migration.sql`, "utf8"));
    const table = new Database(inject("migratedDatabasePath"), { readonly: true });
    const sql = table
      .prepare("SELECT sql FROM sqlite_master WHERE name = '_prisma_migrations'")
      .pluck()
      .get();
    const row = table.prepare("SELECT * FROM _prisma_migrations WHERE migration_name = ?").raw().get(oldest);
    table.close();
    writer.exec(String(sql));
    writer.prepare("INSERT INTO _prisma_migrations VALUES (?, ?, ?, ?, ?, ?, ?, ?)").run(row);
    addGroups(older, { count: 3, createdAt: tuesday });
    const elsewhere = path.join(folder, "raw.db");
    for (const suffix of ["", "-wal"]) copyFileSync(older + suffix, elsewhere + suffix);
    writer.close();
    await expect(restore(elsewhere)).rejects.toThrow(/newer schema/);
    const { migrated, groupCount } = await restore(elsewhere, true);
    expect([migrated, groupCount]).toEqual([migrationNames.slice(1), 3]);
    expect(await isDatabaseCurrent(`file:${path.join(folder, "saywhen.db")}`, migrationNames)).toBe(true);
  });
});
