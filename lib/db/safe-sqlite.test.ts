import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "@/lib/testing/database";
import { PrismaClient } from "@/prisma/generated/client";
import { createSafeSqlite } from "./safe-sqlite";

const createdAt = new Date("2026-11-20T12:00:00Z");
const visitor = (id: string) => ({ id, createdAt });

/**
 * Twenty workers write `total` single rows; beside each write, every third worker sends a nested create that
 * violates a unique key halfway and is rolled back. Returns how many acknowledged rows are missing
 * afterwards.
 */
async function countLostWrites(
  factory: SqlMigrationAwareDriverAdapterFactory,
  total: number,
): Promise<number> {
  const client = new PrismaClient({
    adapter: factory,
    transactionOptions: { maxWait: 60_000, timeout: 60_000 },
  });
  await client.visitor.create({ data: visitor("taken") });
  const acknowledged: string[] = [];
  const failing = () =>
    client.visitor
      .create({
        data: {
          ...visitor(`parent ${Math.random()}`),
          requests: { create: [{ key: "a", bodyHash: "", createdAt, groupId: "no such group" }] },
        },
      })
      .then(
        () => expect.unreachable("the nested create breaks a foreign key"),
        (error: unknown) => expect(error).toBeInstanceOf(Error),
      );
  const worker = async (number: number) => {
    for (let index = number; index < total; index += 20) {
      const id = `row ${index}`;
      const write = client.visitor.create({ data: visitor(id) }).then(() => acknowledged.push(id));
      await Promise.all(index % 3 === 0 ? [write, failing()] : [write]);
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, number) => worker(number)));
  const stored = new Set((await client.visitor.findMany({ select: { id: true } })).map((row) => row.id));
  await client.$disconnect();
  expect(acknowledged).toHaveLength(total);
  return acknowledged.filter((id) => !stored.has(id)).length;
}

describe("createSafeSqlite", () => {
  it("keeps each of 2,000 acknowledged writes beside failing nested creates", {
    timeout: 60_000,
  }, async () => {
    expect(await countLostWrites(createSafeSqlite(createTestDatabase()), 2000)).toBe(0);
  });

  it("is still needed: Prisma's own adapter loses acknowledged writes in the same run", {
    timeout: 60_000,
  }, async () => {
    expect(
      await countLostWrites(new PrismaBetterSqlite3({ url: createTestDatabase() }), 2000),
    ).toBeGreaterThan(0);
  });

  it("waits for another process's lock without stopping the event loop, however many writes wait", async () => {
    const url = createTestDatabase();
    const client = new PrismaClient({ adapter: createSafeSqlite(url) });
    const writes = 100;
    await client.visitor.count();
    const other = new Database(url.slice("file:".length));
    other.exec("BEGIN IMMEDIATE");
    let longestStallMs = 0;
    let last = performance.now();
    const ticker = setInterval(() => {
      longestStallMs = Math.max(longestStallMs, performance.now() - last);
      last = performance.now();
    }, 5);
    setTimeout(() => other.exec("COMMIT"), 1000);
    await Promise.all(
      Array.from({ length: writes }, (_, index) =>
        client.visitor.create({ data: visitor(`patient ${index}`) }),
      ),
    );
    clearInterval(ticker);
    other.close();
    expect(await client.visitor.count()).toBe(writes);
    expect(longestStallMs).toBeLessThan(250);
    await client.$disconnect();
  });

  it("reads while a write waits for another process's lock", async () => {
    const url = createTestDatabase();
    const client = new PrismaClient({
      adapter: createSafeSqlite(url),
      transactionOptions: { maxWait: 9000 },
    });
    await client.visitor.create({ data: visitor("first") });
    const other = new Database(url.slice("file:".length));
    other.exec("BEGIN IMMEDIATE");
    let isWritten = false;
    const write = client.$transaction(async (handle) => {
      await handle.visitor.create({ data: visitor("second") });
      isWritten = true;
    });
    for (let count = 0; count < 5; count += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(await client.visitor.count()).toBe(1);
    }
    expect(isWritten).toBe(false);
    other.exec("ROLLBACK");
    other.close();
    await write;
    expect(await client.visitor.count()).toBe(2);
    await client.$disconnect();
  });

  it("closes all connections and reopens the database when its own turns out to be read-only", async () => {
    const url = createTestDatabase();
    const reader = new Database(url.slice("file:".length), { readonly: true });
    reader.prepare(`SELECT * FROM "Visitor"`).all();
    const letGo = async () => void reader.close();
    const adapter = await createSafeSqlite(url, { letGo }).connect();
    const run = (sql: string) => ({ sql, args: [], argTypes: [] });
    const insert = (id: string) =>
      adapter.executeRaw(run(`INSERT INTO "Visitor" (id, createdAt) VALUES ('${id}', '2026-11-20')`));
    await adapter.executeRaw(run("PRAGMA query_only = 1"));
    await expect(insert("a")).rejects.toThrow(/readonly/);
    expect(reader.open).toBe(true);
    await insert("b");
    expect(reader.open).toBe(false);
    const { rows } = await adapter.queryRaw(
      run(`SELECT id, (SELECT synchronous FROM pragma_synchronous) FROM "Visitor"`),
    );
    expect(rows.map((row) => row.map(String))).toEqual([["b", "2"]]);
    await adapter.dispose();
  });

  it("releases the connection in a usable state when a commit fails", async () => {
    const url = createTestDatabase();
    const adapter = await createSafeSqlite(url).connect();
    const run = (sql: string) => ({ sql, args: [], argTypes: [] });
    const transaction = await adapter.startTransaction();
    await transaction.executeRaw(run("PRAGMA defer_foreign_keys=ON"));
    await transaction.executeRaw(
      run(`INSERT INTO "Note" (id, eventId, position, content) VALUES ('n', 'no such event', 0, '')`),
    );
    await expect(transaction.commit()).rejects.toThrow();
    const next = await adapter.startTransaction();
    await next.executeRaw(run(`INSERT INTO "Visitor" (id, createdAt) VALUES ('v', '2026-11-20')`));
    await next.commit();
    const counted = await adapter.queryRaw(
      run(`SELECT (SELECT count(*) FROM "Visitor"), (SELECT count(*) FROM "Note")`),
    );
    expect(counted.rows.map((row) => row.map(Number))).toEqual([[1, 0]]);
    await adapter.dispose();
  });

  it("syncs fully, uses a write-ahead log and checks foreign keys", async () => {
    const adapter = await createSafeSqlite(createTestDatabase()).connect();
    const read = async (pragma: string) =>
      (await adapter.queryRaw({ sql: `PRAGMA ${pragma}`, args: [], argTypes: [] })).rows.map(String);
    expect([await read("journal_mode"), await read("synchronous"), await read("foreign_keys")]).toEqual([
      ["wal"],
      ["2"],
      ["1"],
    ]);
    await adapter.dispose();
  });
});
