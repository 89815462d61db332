import "server-only";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import {
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { Mutex } from "async-mutex";
import { measures } from "@/lib/metrics/measures";
import { retryWhileBusy } from "./retry-while-busy";

/** How long SQLite itself sleeps on a lock. It sleeps on the event loop, so this is also the longest stall. */
const nativeBusyTimeoutMs = 20;

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/**
 * A transaction that owns the connection until it ends. `usePhantomQuery` leaves COMMIT and ROLLBACK to this adapter,
 * so that a COMMIT that fails is rolled back and the connection is given on in a usable state.
 */
function openTransaction(adapter: SqlDriverAdapter, release: () => void): Transaction {
  const rollBack = async () => {
    // SQLite rolls back by itself after some errors (disk full, for one); a second ROLLBACK then fails, which is right.
    await adapter.executeRaw(statement("ROLLBACK")).catch((error: unknown) => {
      if (!isDriverAdapterError(error)) throw error;
    });
  };
  const run = async (sql: string) => {
    await adapter.executeRaw(statement(sql));
  };
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    options: { usePhantomQuery: true },
    queryRaw: (query) => adapter.queryRaw(query),
    executeRaw: (query) => adapter.executeRaw(query),
    createSavepoint: (name) => run(`SAVEPOINT ${name}`),
    rollbackToSavepoint: (name) => run(`ROLLBACK TO ${name}`),
    releaseSavepoint: (name) => run(`RELEASE SAVEPOINT ${name}`),
    commit: async () => {
      try {
        await retryWhileBusy(() => adapter.executeRaw(statement("COMMIT")));
      } catch (error) {
        await rollBack();
        throw error;
      } finally {
        release();
      }
    },
    rollback: async () => {
      try {
        await rollBack();
      } finally {
        release();
      }
    },
  };
}

async function connectSafely(
  stock: SqlMigrationAwareDriverAdapterFactory,
  refuse: () => void,
): Promise<SqlDriverAdapter> {
  const adapter = await stock.connect();
  const mutex = new Mutex();
  // FULL and not WAL's default NORMAL: an acknowledged write survives a power cut.
  for (const pragma of ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"]) {
    await retryWhileBusy(() => Promise.resolve().then(() => adapter.executeScript(`PRAGMA ${pragma}`)));
  }
  const alone = <T>(attempt: () => Promise<T>) => {
    const since = performance.now();
    return mutex.runExclusive(() => {
      measures()?.databaseWait("turn", performance.now() - since);
      refuse();
      return retryWhileBusy(attempt, since);
    });
  };
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => alone(() => adapter.queryRaw(query)),
    executeRaw: (query) => alone(() => adapter.executeRaw(query)),
    executeScript: (script) => alone(async () => adapter.executeScript(script)),
    dispose: () => adapter.dispose(),
    startTransaction: async () => {
      refuse();
      const since = performance.now();
      const release = await mutex.acquire();
      measures()?.databaseWait("turn", performance.now() - since);
      try {
        await retryWhileBusy(() => adapter.executeRaw(statement("BEGIN IMMEDIATE")), since);
      } catch (error) {
        release();
        throw error;
      }
      return openTransaction(adapter, release);
    },
  };
}

/**
 * Prisma's better-sqlite3 adapter, made safe. The stock one has a single connection that every query shares, so a query
 * outside a transaction joins whichever transaction is open and is lost with its rollback; it sleeps on the event loop
 * while another process holds a lock; and a BUSY at COMMIT leaves the connection inside a dead transaction.
 * Here one mutex covers each statement and each whole transaction, BEGIN is IMMEDIATE, and waiting is asynchronous.
 * `refuse` is asked before each statement and each transaction, and throws where there may be none.
 * This can go when prisma/orm #29933 is fixed in a release and `safe-sqlite.test.ts` passes on the stock adapter.
 */
export function createSafeSqlite(
  url: string,
  refuse: () => void = () => undefined,
): SqlMigrationAwareDriverAdapterFactory {
  const stock = new PrismaBetterSqlite3({ url, timeout: nativeBusyTimeoutMs });
  return {
    provider: stock.provider,
    adapterName: stock.adapterName,
    connect: () => connectSafely(stock, refuse),
    connectToShadowDb: () => stock.connectToShadowDb(),
  };
}
