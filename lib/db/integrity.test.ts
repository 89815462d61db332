import { copyFileSync, existsSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { failureSchema } from "@/lib/errors/envelope";
import { readinessSchema } from "@/lib/http/health-schema";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { damages } from "@/lib/testing/damage";
import { checkIntegrity, integrity } from "./integrity";
import { migrateDatabase } from "./migrate";

const now = () => new Date("2026-11-20T12:00:00Z");

function copyOfDatabase(): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "saywhen-integrity-")), "saywhen.db");
  copyFileSync(inject("migratedDatabasePath"), file);
  return file;
}

beforeEach(() => {
  integrity.result = "unknown";
  integrity.checkedAt = null;
});

describe("checkIntegrity", () => {
  it("finds a sound database sound, and says when it looked", async () => {
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
    "serves nothing of a damaged database (%s), says so, and leaves it as it is",
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

  it("stays with what it found, since the process has the damaged file open", async () => {
    const file = copyOfDatabase();
    damages.pages(file);
    await checkIntegrity(`file:${file}`, now);
    copyFileSync(inject("migratedDatabasePath"), file);
    await checkIntegrity(`file:${file}`, now);
    expect(integrity.result).toBe("damaged");
  });

  it("checks no file of a libSQL server", async () => {
    await checkIntegrity("libsql://db.example", now);
    expect(integrity.result).toBe("unknown");
  });
});

describe("an empty file where a database was", () => {
  it("is not made into a new database, at the start and by a running server", async () => {
    const file = copyOfDatabase();
    const url = `file:${file}`;
    await migrateDatabase(url);
    truncateSync(file);
    await expect(migrateDatabase(url)).rejects.toThrow(/is empty, though there was one.*restore/);
    await checkIntegrity(url, now);
    expect(integrity.result).toBe("damaged");
    expect(readFileSync(file).length).toBe(0);
  });

  it("is told by its log as well, which stays", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "saywhen-integrity-")), "saywhen.db");
    writeFileSync(file, "");
    writeFileSync(`${file}-wal`, "what was written last");
    await expect(migrateDatabase(`file:${file}`)).rejects.toThrow(/is empty, though there was one/);
    expect(existsSync(`${file}-wal`)).toBe(true);
  });

  it("is a first start that was killed where neither is there", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "saywhen-integrity-")), "saywhen.db");
    writeFileSync(file, "");
    expect((await migrateDatabase(`file:${file}`)).applied.length).toBeGreaterThan(0);
  });

  it("is told at the start where the file is no database", async () => {
    const file = copyOfDatabase();
    damages.header(file);
    await expect(migrateDatabase(`file:${file}`)).rejects.toThrow(/cannot be read.*npm run restore/);
  });
});
