import { copyFileSync, existsSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { damages } from "@/e2e/testing/damage";
import { environment } from "@/lib/env";
import { failureSchema } from "@/lib/errors/envelope";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { readinessSchema } from "@/lib/wire/health-schema";
import { Prisma } from "@/prisma/generated/client";
import { checkIntegrity, doubt, integrity } from "./integrity";
import { migrateDatabase } from "./migrate";
import { createPreparedReader } from "./prepared-reader";
import { noteCode } from "./write-health";

const now = () => new Date("2026-11-20T12:00:00Z");

function copyOfDatabase(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "saywhen-integrity-")), "saywhen.db");
  copyFileSync(inject("migratedDatabasePath"), file);
  return file;
}

beforeEach(() => {
  integrity.result = "unknown";
  integrity.checkedAt = null;
  integrity.doubt = null;
});

describe("checkIntegrity", () => {
  it("finds an intact database intact, and says when it checked", async () => {
    const visitor = createApiVisitor();
    const before = await dataOf(await visitor.call("GET", "/api/v1/readyz"), readinessSchema);
    expect(before.integrity).toEqual({ result: "unknown", checked_at: null });
    await checkIntegrity(`file:${copyOfDatabase()}`, now);
    const after = await dataOf(await visitor.call("GET", "/api/v1/readyz"), readinessSchema);
    expect(after.integrity).toEqual({ result: "ok", checked_at: "2026-11-20T12:00:00.000Z" });
    expect(after.migrations.latest).toMatch(/^\d{14}_/);
    expect(after.disk.free_mb).toBeGreaterThan(0);
    expect(after.zone_data).toMatch(/^20\d\d[a-z]$/);
  });

  it.each(["header", "pages", "cut"] as const)(
    "serves nothing from a damaged database (%s), says so, and leaves it as it is",
    async (kind) => {
      const file = copyOfDatabase();
      damages[kind](file);
      const before = readFileSync(file);
      await checkIntegrity(`file:${file}`, now);
      expect(integrity.result).toBe("damaged");
      const visitor = createApiVisitor();
      for (const resource of ["groups/", "events/", "preferences/"]) {
        const answer = await visitor.call("GET", `/api/v1/${resource}`);
        expect(answer.status).toBe(503);
        expect(failureSchema.parse(await answer.json()).error.code).toBe("database_unavailable");
      }
      const create = await visitor.call("POST", "/api/v1/groups/create-from-text/", {
        body: { text: "Lunch tomorrow at noon" },
      });
      expect(create.status).toBe(503);
      const ready = await visitor.call("GET", "/api/v1/readyz");
      expect(ready.status).toBe(503);
      expect(failureSchema.parse(await ready.json()).message).toMatch(/damaged.*restore a backup/);
      expect((await visitor.call("GET", "/api/v1/healthz")).status).toBe(200);
      expect(readFileSync(file).equals(before)).toBe(true);
    },
  );

  it("keeps its finding, since the process has the damaged file open", async () => {
    const file = copyOfDatabase();
    damages.pages(file);
    await checkIntegrity(`file:${file}`, now);
    copyFileSync(inject("migratedDatabasePath"), file);
    await checkIntegrity(`file:${file}`, now);
    expect(integrity.result).toBe("damaged");
  });

  it("checks no file for a libSQL server", async () => {
    await checkIntegrity("libsql://db.example", now);
    expect(integrity.result).toBe("unknown");
  });
});

describe("what SQLite reports about the database while it is used", () => {
  const visitor = createApiVisitor();
  const statusOf = async (resource: string) => (await visitor.call("GET", `/api/v1/${resource}`)).status;

  it.each(["SQLITE_CORRUPT", "SQLITE_CORRUPT_INDEX", "SQLITE_NOTADB"])(
    "stops all answers with data (%s), and readyz, until a check finds it intact",
    async (code) => {
      noteCode(code);
      expect([await statusOf("readyz"), await statusOf("groups/"), await statusOf("events/")]).toEqual([
        503, 503, 503,
      ]);
      const red = await visitor.call("GET", "/api/v1/readyz");
      expect(failureSchema.parse(await red.json()).message).toMatch(/said that the database is damaged/);
      await checkIntegrity(environment.DATABASE_URL, now);
      expect([await statusOf("readyz"), await statusOf("groups/")]).toEqual([200, 200]);
    },
  );

  it("stops only readyz if the disk could not be read, until a check has read all of it", async () => {
    noteCode("SQLITE_IOERR_READ");
    expect([await statusOf("readyz"), await statusOf("groups/")]).toEqual([503, 200]);
    await checkIntegrity(environment.DATABASE_URL, now);
    expect(await statusOf("readyz")).toBe(200);
  });

  it("is not resolved by a check that began before it, nor by one that could not run", async () => {
    noteCode("SQLITE_IOERR_READ");
    const check = checkIntegrity(environment.DATABASE_URL, now);
    noteCode("SQLITE_IOERR_READ");
    await check;
    expect(await statusOf("readyz")).toBe(503);
    await checkIntegrity(
      `file:${path.join(mkdtempSync(path.join(tmpdir(), "saywhen-none-")), "none.db")}`,
      now,
    );
    expect(await statusOf("readyz")).toBe(503);
  });

  it("is recorded for every read of a damaged page, including prepared statements", async () => {
    const file = copyOfDatabase();
    const writer = new Database(file);
    writer.exec(
      "CREATE TABLE many (text); INSERT INTO many SELECT hex(randomblob(500)) FROM (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 99) SELECT i FROM n)",
    );
    writer.close();
    damages.pages(file);
    const said: string[] = [];
    const reader = createPreparedReader(file, { onFailure: (code) => said.push(code) });
    expect(reader.read(Prisma.sql`SELECT text FROM many`)).toBeNull();
    expect(said.join()).toMatch(/SQLITE_CORRUPT/);
    reader.close();
  });

  it("leads to a check of the indexes, which the daily check skips", async () => {
    const file = copyOfDatabase();
    const writer = new Database(file);
    writer.exec(
      "CREATE TABLE pair (one, other); CREATE INDEX pairs ON pair (one); INSERT INTO pair VALUES (1, 2), (3, 4)",
    );
    writer.unsafeMode(true);
    writer.pragma("writable_schema = ON");
    writer.exec("UPDATE sqlite_schema SET sql = 'CREATE INDEX pairs ON pair (other)' WHERE name = 'pairs'");
    writer.close();
    await checkIntegrity(`file:${file}`, now);
    expect(integrity.result).toBe("ok");
    doubt("damage");
    await checkIntegrity(`file:${file}`, now);
    expect(integrity.result).toBe("damaged");
  });
});

describe("an empty file where a database was", () => {
  it("does not become a new database, at the start or under a running server", async () => {
    const file = copyOfDatabase();
    const url = `file:${file}`;
    await migrateDatabase(url);
    truncateSync(file);
    await expect(migrateDatabase(url)).rejects.toThrow(/is empty, though there was one.*restore/);
    await checkIntegrity(url, now);
    expect(integrity.result).toBe("damaged");
    expect(readFileSync(file).length).toBe(0);
  });

  it("is recognized by its log as well, which is kept", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "saywhen-integrity-")), "saywhen.db");
    writeFileSync(file, "");
    writeFileSync(`${file}-wal`, "what was written last");
    await expect(migrateDatabase(`file:${file}`)).rejects.toThrow(/is empty, though there was one/);
    expect(existsSync(`${file}-wal`)).toBe(true);
  });

  it("is treated as a killed first start if neither exists", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "saywhen-integrity-")), "saywhen.db");
    writeFileSync(file, "");
    expect((await migrateDatabase(`file:${file}`)).applied.length).toBeGreaterThan(0);
  });

  it("is reported at the start if the file is not a database", async () => {
    const file = copyOfDatabase();
    damages.header(file);
    await expect(migrateDatabase(`file:${file}`)).rejects.toThrow(/cannot be read.*npm run restore/);
  });
});
