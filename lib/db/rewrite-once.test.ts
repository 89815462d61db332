import { readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { damages } from "@/e2e/testing/damage";
import { createTestDatabase } from "@/lib/testing/database";
import { rewriteOnce } from "./rewrite-once";

/** A database as an earlier release left it: what was deleted is still in its pages. */
function createOlder() {
  const url = createTestDatabase();
  const file = url.slice("file:".length);
  const database = new Database(file);
  database.pragma("secure_delete = OFF");
  const insert = database.prepare("INSERT INTO Visitor (id, createdAt) VALUES (?, ?)");
  for (let number = 0; number < 500; number += 1) insert.run(`forgotten${number}`, "2026");
  insert.run("kept", "2026");
  database.exec("DELETE FROM Visitor WHERE id LIKE 'forgotten%'");
  database.close();
  return { url, file };
}

const has = (file: string, word: string) => readFileSync(file, "latin1").includes(word);

describe("rewriteOnce", () => {
  it("leaves nothing of what an earlier release deleted, keeps the rest, and runs once", async () => {
    const { url, file } = createOlder();
    expect(has(file, "forgotten")).toBe(true);
    expect(await rewriteOnce(url)).toBe(true);
    expect(has(file, "forgotten")).toBe(false);
    expect(await rewriteOnce(url)).toBe(false);
    const database = new Database(file);
    expect(database.prepare("SELECT id FROM Visitor").pluck().all()).toEqual(["kept"]);
    database.close();
  });

  it("does not touch a locked or damaged database", {
    timeout: 30_000,
  }, async () => {
    const { url, file } = createOlder();
    const other = new Database(file);
    other.exec("BEGIN IMMEDIATE");
    expect(await rewriteOnce(url)).toBe(false);
    other.exec("COMMIT");
    other.close();
    damages.pages(file);
    const before = readFileSync(file);
    expect(await rewriteOnce(url)).toBe(false);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("has nothing to do on a libSQL server", async () => {
    expect(await rewriteOnce("libsql://db.example")).toBe(false);
  });
});
