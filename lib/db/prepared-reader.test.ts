import { renameSync, rmSync, writeFileSync } from "node:fs";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { shortestMs } from "@/e2e/testing/shortest-time";
import { createTestDatabase } from "@/lib/testing/database";
import { Prisma } from "@/prisma/generated/client";
import { companionSuffixes } from "./database-file";
import { createPreparedReader } from "./prepared-reader";
import { createSafeSqlite } from "./safe-sqlite";

const createdAt = "2026-11-20T12:00:00.000+00:00";
const visitors = Prisma.sql`SELECT id FROM "Visitor" ORDER BY id`;

function newFile() {
  const file = createTestDatabase().slice("file:".length);
  const writer = new Database(file);
  writer.pragma("journal_mode=WAL");
  const insert = writer.prepare(`INSERT INTO "Visitor" (id, createdAt) VALUES (?, ?)`);
  return { file, writer, add: (id: string) => insert.run(id, createdAt), reader: createPreparedReader(file) };
}

describe("createPreparedReader", () => {
  it("sees each transaction as soon as it is committed, and nothing of an open one", () => {
    const { reader, writer, add } = newFile();
    expect(reader.read(visitors)).toEqual([]);
    for (let index = 100; index < 300; index += 1) {
      writer.exec("BEGIN IMMEDIATE");
      add(`v${index}`);
      expect(reader.read(visitors)).toHaveLength(index - 100);
      writer.exec("COMMIT");
      expect(reader.read(visitors)).toHaveLength(index - 99);
    }
    writer.close();
  });

  it("sees every write that Prisma's connection has acknowledged", async () => {
    const { file, reader, writer } = newFile();
    writer.close();
    const adapter = await createSafeSqlite(`file:${file}`).connect();
    for (let index = 100; index < 200; index += 1) {
      const sql = `INSERT INTO "Visitor" (id, createdAt) VALUES ('v${index}', '${createdAt}')`;
      await adapter.executeRaw({ sql, args: [], argTypes: [] });
      expect(reader.read(visitors)).toHaveLength(index - 99);
    }
    await adapter.dispose();
  });

  it("accepts values of every kind that the code uses", () => {
    const { reader, writer, add } = newFile();
    add("v");
    const now = new Date("2026-11-20T12:00:00Z");
    const query = Prisma.sql`SELECT ${true} AS right, ${false} AS wrong, ${null} AS none, ${7} AS number,
      (SELECT id FROM "Visitor" WHERE createdAt = ${now} AND id IN (${Prisma.join(["v", "w"])})) AS id`;
    expect(reader.read(query)).toEqual([{ right: 1, wrong: 0, none: null, number: 7, id: "v" }]);
    writer.close();
  });

  it("cannot write", () => {
    const { reader, writer, add } = newFile();
    add("v");
    expect(reader.read(Prisma.sql`DELETE FROM "Visitor" RETURNING id`)).toBeNull();
    expect(reader.read(visitors)).toEqual([{ id: "v" }]);
    writer.close();
  });

  it("returns null at once while another process has locked the file, and reads again afterwards", async () => {
    const { file, reader, writer, add } = newFile();
    add("v");
    writer.close();
    const owner = new Database(file);
    owner.pragma("locking_mode=EXCLUSIVE");
    owner.exec("BEGIN EXCLUSIVE");
    const readOften = () => {
      for (let index = 0; index < 20; index += 1) expect(reader.read(visitors)).toBeNull();
    };
    expect(await shortestMs(500, readOften)).toBeLessThan(500);
    owner.exec("COMMIT");
    owner.close();
    expect(reader.read(visitors)).toEqual([{ id: "v" }]);
  });

  it("follows a schema change under a prepared statement", () => {
    const { reader, writer, add } = newFile();
    add("v");
    const all = Prisma.sql`SELECT * FROM "Visitor"`;
    expect(reader.read(all)).toEqual([{ id: "v", createdAt }]);
    writer.exec(`ALTER TABLE "Visitor" ADD COLUMN more TEXT DEFAULT 'x'`);
    expect(reader.read(all)).toEqual([{ id: "v", createdAt, more: "x" }]);
    writer.close();
  });

  it("returns null for a missing or damaged file, and reads the one that replaces it", () => {
    const { file, writer, add } = newFile();
    add("v");
    writer.pragma("wal_checkpoint(TRUNCATE)");
    writer.close();
    renameSync(file, `${file}.kept`);
    const reader = createPreparedReader(file);
    expect(reader.read(visitors)).toBeNull();
    writeFileSync(file, "no database, but long enough to be read as one".repeat(100));
    expect(reader.read(visitors)).toBeNull();
    for (const suffix of companionSuffixes) rmSync(`${file}${suffix}`, { force: true });
    renameSync(`${file}.kept`, file);
    expect(reader.read(visitors)).toEqual([{ id: "v" }]);
  });

  it("keeps a limited number of statements, and answers however many there are", () => {
    const { reader, writer, add } = newFile();
    add("v");
    for (let count = 1; count <= 250; count += 1) {
      const ids = Array.from({ length: count }, () => "v");
      expect(reader.read(Prisma.sql`SELECT id FROM "Visitor" WHERE id IN (${Prisma.join(ids)})`)).toEqual([
        { id: "v" },
      ]);
    }
    writer.close();
  });

  it("throws errors of our own code", () => {
    const { reader, writer } = newFile();
    expect(() => reader.read(Prisma.sql`SELECT ${Symbol("no value")} AS id`)).toThrow(TypeError);
    writer.close();
  });
});
