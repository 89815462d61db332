import "server-only";
import type { Client, InArgs, InStatement, ResultSet } from "@libsql/client/web";
import { openHttp, Stmt, type Stream } from "@libsql/hrana-client";
import { PrismaLibSql } from "@prisma/adapter-libsql/web";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";
import { z } from "zod";
import { createDatabaseFetch } from "@/lib/outbound/database-fetch";
import { type MigrationPlace, migrationWaitMs, waitedTooLong } from "./migration-place";
import type { RemoteAddress } from "./remote-address";
import { createRemoteLibsql } from "./remote-libsql";

/** A migration that rewrites a large table takes its time. */
const answerWithinMs = 60_000;
const retryPauseMs = 100;
/**
 * A writer that holds the lock for over 5 s while another one waits loses it, and everything that it did is
 * rolled back.
 */
const takenOverCodes = ["SQLITE_BUSY", "TRANSACTION_TIMEOUT", "STREAM_EXPIRED"];

const wasTakenOver = (error: unknown) =>
  error instanceof Error && "code" in error && takenOverCodes.some((code) => error.code === code);

async function refuse(): Promise<never> {
  throw new Error("A migration is one transaction, which is begun and ended around it.");
}

/** A client whose statements all use the same connection at the server. */
function createStreamClient(stream: Stream): Client {
  const execute = async (statement: InStatement | [string, InArgs?]): Promise<ResultSet> => {
    if (typeof statement === "string" || !("sql" in statement)) return refuse();
    if (!Array.isArray(statement.args)) return refuse();
    const result = await stream.query(new Stmt(statement.sql).bindIndexes(statement.args));
    return {
      columns: result.columnNames.map((name) => name ?? ""),
      columnTypes: result.columnDecltypes.map((type) => type ?? ""),
      rows: result.rows,
      rowsAffected: result.affectedRowCount,
      lastInsertRowid: result.lastInsertRowid,
      toJSON: () => ({}),
    };
  };
  return {
    protocol: "http",
    closed: false,
    execute,
    executeMultiple: (script) => stream.sequence(script),
    batch: refuse,
    migrate: refuse,
    transaction: refuse,
    sync: refuse,
    reconnect: () => undefined,
    close: () => undefined,
  };
}

function createStreamDriver(address: RemoteAddress, stream: Stream): SqlMigrationAwareDriverAdapterFactory {
  const stock = new PrismaLibSql(address);
  stock.createClient = () => createStreamClient(stream);
  const { provider, adapterName } = stock;
  return { provider, adapterName, connect: () => stock.connect(), connectToShadowDb: refuse };
}

const namesSchema = z.array(z.string());

async function readApplied(address: RemoteAddress): Promise<string[]> {
  const connection = await createRemoteLibsql(address).connect();
  const read = async (sql: string) =>
    namesSchema.parse((await connection.queryRaw({ sql, args: [], argTypes: [] })).rows.flat());
  try {
    const tables = await read("SELECT name FROM sqlite_master WHERE name = '_prisma_migrations'");
    if (tables.length === 0) return [];
    return await read(
      "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
    );
  } catch (cause) {
    const { host } = new URL(address.url);
    throw new Error(
      `The database at ${host} does not answer as a libSQL server does. Check DATABASE_URL and DATABASE_AUTH_TOKEN, and that it runs.`,
      { cause },
    );
  } finally {
    await connection.dispose();
  }
}

/**
 * A remote database as a migration place. All missing migrations are one transaction, which is also the lock:
 * of several processes one writes and the others wait, and nothing remains of one that dies (the server
 * releases its lock after 5 s). Foreign keys are off meanwhile, since recreating a table would otherwise
 * delete the rows that refer to it.
 */
export function createRemotePlace(address: RemoteAddress): MigrationPlace {
  const fetch = createDatabaseFetch({ answerWithinMs });
  const attempt = async <T>(
    work: (driver: SqlMigrationAwareDriverAdapterFactory) => Promise<T>,
  ): Promise<{ result: T } | "taken over"> => {
    const client = openHttp(address.url, address.authToken, fetch);
    const stream = client.openStream();
    try {
      await stream.run("PRAGMA foreign_keys=OFF");
      await stream.run("BEGIN IMMEDIATE");
      const result = await work(createStreamDriver(address, stream));
      const broken = await stream.query("PRAGMA foreign_key_check");
      if (broken.rows.length > 0) throw new Error("A migration would leave rows that refer to nothing.");
      await stream.run("COMMIT");
      await stream.run("PRAGMA foreign_keys=ON");
      return { result };
    } catch (error) {
      // The engine's error says nothing about the connection, so the connection itself is asked.
      const after = await stream.run("ROLLBACK").then(
        () => null,
        (failure: unknown) => failure,
      );
      if (wasTakenOver(error) || wasTakenOver(after)) return "taken over";
      throw error;
    } finally {
      client.close();
    }
  };
  return {
    isMade: () => true,
    readApplied: () => readApplied(address),
    alone: async (work) => {
      const giveUpAt = performance.now() + migrationWaitMs;
      for (;;) {
        const attempted = await attempt(work);
        if (attempted !== "taken over") return attempted.result;
        if (performance.now() > giveUpAt) throw waitedTooLong();
        await new Promise((resolve) => setTimeout(resolve, retryPauseMs));
      }
    },
  };
}
