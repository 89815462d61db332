import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { isDatabaseCurrent, migrateDatabase } from "./migrate";
import { createFilePlace } from "./migrate-file";
import { readMigrations, withSchemaEngine } from "./schema-engine";

/** The names of this release's migrations, in their order. */
const migrationNames = readdirSync("prisma/migrations", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

const emptyUrl = () =>
  `file:${path.join(mkdtempSync(path.join(tmpdir(), "saywhen-migrate-")), "new", "saywhen.db")}`;

function migrateInProcess(url: string): Promise<number | null> {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", "lib/commands/migrate.ts"],
    { env: { ...process.env, DATABASE_URL: url }, stdio: "ignore" },
  );
  return new Promise((resolve) => child.once("exit", (code) => resolve(code)));
}

describe("migrateDatabase", () => {
  it("makes the folder, the file and every table, and then has nothing left to do", async () => {
    const url = emptyUrl();
    expect((await migrateDatabase(url)).applied).toHaveLength(migrationNames.length);
    expect((await migrateDatabase(url)).applied).toEqual([]);
    const file = new Database(url.slice("file:".length), { readonly: true });
    expect(file.prepare('SELECT count(*) AS n FROM "Group"').get()).toEqual({ n: 0 });
    file.close();
  });

  it("applies each migration once when six processes start at once", { timeout: 60_000 }, async () => {
    const url = emptyUrl();
    const codes = await Promise.all(Array.from({ length: 6 }, () => migrateInProcess(url)));
    expect(codes).toEqual([0, 0, 0, 0, 0, 0]);
    const file = new Database(url.slice("file:".length), { readonly: true });
    const rows = file
      .prepare("SELECT migration_name, finished_at IS NOT NULL AS done FROM _prisma_migrations ORDER BY 1")
      .all();
    file.close();
    expect(rows).toEqual(migrationNames.map((migration_name) => ({ migration_name, done: 1 })));
  });

  it("leaves nothing of interrupted migrations, and applies them the next time", async () => {
    const url = emptyUrl();
    const migrationsList = await readMigrations();
    const filters = { externalTables: [], externalEnums: [] };
    const cut = createFilePlace(url).alone(async (driver) => {
      await withSchemaEngine(driver, (engine) => engine.applyMigrations({ migrationsList, filters }));
      throw new Error("cut off");
    });
    await expect(cut).rejects.toThrow("cut off");
    expect((await migrateDatabase(url)).applied).toEqual(migrationNames);
  });

  it("refuses a database that a newer release has migrated", async () => {
    const url = emptyUrl();
    await migrateDatabase(url);
    const file = new Database(url.slice("file:".length));
    file
      .prepare(
        "INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count) VALUES ('x', 'x', 1, '29990101000000_later', 1, 1)",
      )
      .run();
    file.close();
    await expect(migrateDatabase(url)).rejects.toThrow(/newer release.*29990101000000_later/);
    await expect(isDatabaseCurrent(url, [])).rejects.toThrow(/newer release/);
  });
});
