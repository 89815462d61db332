import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@libsql/client/web";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LibsqlServer, startLibsqlServer } from "@/e2e/testing/libsql-server";
import { openDatabase } from "./client";
import { isDatabaseFailure } from "./database-failure";
import { migrateDatabase } from "./migrate";

const migrationNames = readdirSync("prisma/migrations", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();
const newRow = () => ({ id: randomBytes(16).toString("hex"), createdAt: new Date() });

async function withServer(work: (server: LibsqlServer) => Promise<void>): Promise<void> {
  const server = await startLibsqlServer();
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

const appliedAt = async (url: string) => {
  const sql = "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY 1";
  return (await createClient({ url }).execute(sql)).rows.map((row) => row.migration_name);
};

describe("migrateDatabase on a libSQL server", () => {
  it("applies each migration once when eight begin at once, and then has nothing left to do", () =>
    withServer(async ({ url }) => {
      const results = await Promise.all(Array.from({ length: 8 }, () => migrateDatabase(url)));
      expect(results.flatMap(({ applied }) => applied)).toEqual(migrationNames);
      expect(await appliedAt(url)).toEqual(migrationNames);
      expect((await migrateDatabase(url)).applied).toEqual([]);
    }));

  it("completes what another process left unfinished", () =>
    withServer(async ({ url }) => {
      const left = await createClient({ url }).transaction("write");
      await left.executeMultiple(
        readFileSync(`prisma/migrations/${migrationNames[0]}/migration.sql`, "utf8"),
      );
      expect((await migrateDatabase(url)).applied).toEqual(migrationNames);
      await expect(left.commit()).rejects.toThrow();
      expect(await appliedAt(url)).toEqual(migrationNames);
    }));

  it("refuses a database that a newer release has migrated", () =>
    withServer(async ({ url }) => {
      await migrateDatabase(url);
      await createClient({ url }).execute(
        "INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count) VALUES ('x', 'x', 1, '29990101000000_later', 1, 1)",
      );
      await expect(migrateDatabase(url)).rejects.toThrow(/newer release.*29990101000000_later/);
    }));

  it("says in a sentence that the server cannot be reached, or requires another token", async () => {
    await expect(migrateDatabase("http://127.0.0.1:9")).rejects.toThrow(
      /The database at 127\.0\.0\.1:9 .*DATABASE_URL.*DATABASE_AUTH_TOKEN/,
    );
  });
});

describe("a database on a libSQL server", () => {
  let server: LibsqlServer;
  let database: ReturnType<typeof openDatabase>;
  beforeAll(async () => {
    server = await startLibsqlServer();
    await migrateDatabase(server.url);
    database = openDatabase(server.url);
  });
  afterAll(async () => {
    await database.$disconnect();
    await server.stop();
  });

  it("checks foreign keys, and cascades", async () => {
    const visitor = newRow();
    const preferences = { visitorId: visitor.id, theme: "dark", language: "en", updatedAt: new Date() };
    await expect(database.preferences.create({ data: preferences })).rejects.toThrow();
    await database.visitor.create({ data: visitor });
    await database.preferences.create({ data: preferences });
    await database.visitor.delete({ where: { id: visitor.id } });
    expect(await database.preferences.count()).toBe(0);
  });

  it("loses no change of twenty concurrent transactions that read and then write the same row", async () => {
    const key = "counted";
    await database.rateLimit.create({ data: { key, points: 0 } });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        database.$transaction(async (handle) => {
          const { points } = await handle.rateLimit.findUniqueOrThrow({ where: { key } });
          await handle.rateLimit.update({ where: { key }, data: { points: points + 1 } });
        }),
      ),
    );
    expect((await database.rateLimit.findUnique({ where: { key } }))?.points).toBe(20);
  });

  it("keeps each acknowledged write beside transactions that are rolled back, but nothing of those", async () => {
    const before = await database.visitor.count();
    const kept = Array.from({ length: 100 }, () => database.visitor.create({ data: newRow() }));
    const failing = Array.from({ length: 20 }, () =>
      database.$transaction(async (handle) => {
        await handle.visitor.create({ data: newRow() });
        throw new RangeError("as planned");
      }),
    );
    const [ended] = await Promise.all([Promise.allSettled(failing), ...kept]);
    for (const one of ended) {
      expect(one).toMatchObject({ status: "rejected", reason: { message: "as planned" } });
    }
    expect(await database.visitor.count()).toBe(before + 100);
  });

  it("sends one write at a time, in order, and reads beside it", async () => {
    let sent = 0;
    const count = () => {
      sent += 1;
    };
    const ended: number[] = [];
    const writes: Promise<unknown>[] = [];
    await database.$transaction(async (handle) => {
      await handle.visitor.create({ data: newRow() });
      subscribe("undici:request:create", count);
      for (let number = 0; number < 10; number += 1) {
        writes.push(database.visitor.create({ data: newRow() }).then(() => ended.push(number)));
      }
      await database.visitor.count();
      unsubscribe("undici:request:create", count);
    });
    expect(sent).toBe(1);
    await Promise.all(writes);
    expect(ended).toEqual(writes.map((_, number) => number));
  });

  it("refuses a write whose turn does not come within 5 s, and lets the next ones through", async () => {
    let isLate = false;
    const long = database.$transaction(async (handle) => {
      await handle.visitor.create({ data: newRow() });
      const late = await database.visitor.create({ data: newRow() }).catch((error: unknown) => error);
      isLate = isDatabaseFailure(late);
    });
    await long;
    expect(isLate).toBe(true);
    await database.visitor.create({ data: newRow() });
  });

  it("fails as a database failure while its server is away, also in a transaction, and works again when it is back", async () => {
    const failure = await database
      .$transaction(async (handle) => {
        await handle.visitor.create({ data: newRow() });
        await server.kill();
        await handle.visitor.count();
      })
      .catch((error: unknown) => error);
    expect(isDatabaseFailure(failure), String(failure)).toBe(true);
    for (const query of [database.visitor.count(), database.visitor.create({ data: newRow() })]) {
      expect(isDatabaseFailure(await query.catch((error: unknown) => error))).toBe(true);
    }
    await server.start();
    const before = await database.visitor.count();
    await database.visitor.create({ data: newRow() });
    expect(await database.visitor.count()).toBe(before + 1);
  });
});

describe("DATABASE_AUTH_TOKEN", () => {
  it("is required by the server: without it every query fails as a database failure", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "saywhen-token-"));
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const tokenKeyPath = path.join(folder, "key.pem");
    writeFileSync(tokenKeyPath, publicKey.export({ type: "spki", format: "pem" }));
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const signed = `${part({ alg: "EdDSA", typ: "JWT" })}.${part({ a: "rw" })}`;
    const token = `${signed}.${sign(null, Buffer.from(signed), privateKey).toString("base64url")}`;
    const server = await startLibsqlServer({ tokenKeyPath });
    await migrateDatabase(`${server.url}?authToken=${token}`);
    const database = openDatabase(`${server.url}?authToken=${token}`);
    expect(await database.visitor.count()).toBe(0);
    const stranger = openDatabase(server.url);
    expect(isDatabaseFailure(await stranger.visitor.count().catch((error: unknown) => error))).toBe(true);
    await expect(migrateDatabase(`${server.url}?authToken=nonsense`)).rejects.toThrow(/DATABASE_AUTH_TOKEN/);
    await server.stop();
    rmSync(folder, { recursive: true });
  });
});
