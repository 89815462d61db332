import "server-only";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import {
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { Mutex } from "async-mutex";
import { measures } from "@/lib/metrics/measures";
import type { LogPlace } from "./log-place";
import { retryWhileBusy } from "./retry-while-busy";
import {
  type Connection,
  createConnection,
  isReadOnly,
  openConnection,
  statement,
} from "./sqlite-connection";
import { createWriteTurns, isRead, type WriteTurn } from "./write-turns";

/**
 * How long SQLite itself sleeps on a lock. It sleeps on the event loop, so this is also the longest stall.
 */
const nativeBusyTimeoutMs = 10;

/** Called with every failure of SQLite before it is thrown. */
type OnFailure = (error: unknown) => void;

async function tellFailure<T>(attempt: Promise<T>, onFailure: OnFailure): Promise<T> {
  try {
    return await attempt;
  } catch (error) {
    onFailure(error);
    throw error;
  }
}

/** Callbacks and shared state of the adapter. */
export interface SafeSqliteOptions {
  /** Called before each statement and each transaction; throws if none may run. */
  refuse?: () => void;
  onFailure?: OnFailure;
  /** Closes the other connections of this process on the same file. */
  letGo?: () => Promise<void>;
  /** The turns of writes, if others on the same file take turns as well. */
  takeWriteTurn?: () => Promise<WriteTurn>;
  /** The write-ahead log of the file, if its place is watched. */
  log?: LogPlace;
}

/**
 * A transaction that owns the connection until it ends. `usePhantomQuery` leaves COMMIT and ROLLBACK to this
 * adapter, so that a failed COMMIT is rolled back and the connection is released in a usable state.
 */
function openTransaction(
  adapter: SqlDriverAdapter,
  { release, onFailure }: { release: () => void; onFailure: OnFailure },
): Transaction {
  const rollBack = async () => {
    // SQLite rolls back by itself after some errors (such as a full disk); a second ROLLBACK then fails,
    // which is harmless.
    await adapter.executeRaw(statement("ROLLBACK")).catch((error: unknown) => {
      if (!isDriverAdapterError(error)) throw error;
    });
  };
  const watched = <T>(attempt: Promise<T>) => tellFailure(attempt, onFailure);
  const run = async (sql: string) => {
    await watched(adapter.executeRaw(statement(sql)));
  };
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    options: { usePhantomQuery: true },
    queryRaw: (query) => watched(adapter.queryRaw(query)),
    executeRaw: (query) => watched(adapter.executeRaw(query)),
    createSavepoint: (name) => run(`SAVEPOINT ${name}`),
    rollbackToSavepoint: (name) => run(`ROLLBACK TO ${name}`),
    releaseSavepoint: (name) => run(`RELEASE SAVEPOINT ${name}`),
    commit: async () => {
      try {
        await watched(retryWhileBusy(() => adapter.executeRaw(statement("COMMIT"))));
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

/** A connection that belongs to its holder until it is released. */
interface Turn {
  adapter: SqlDriverAdapter;
  release: () => void;
}

/** Gives the connection to one caller after another. */
function createTurns({ ready }: Connection, refuse: () => void): () => Promise<Turn> {
  const mutex = new Mutex();
  return async () => {
    const sinceMs = performance.now();
    const release = await mutex.acquire();
    measures()?.databaseWait("turn", performance.now() - sinceMs);
    try {
      refuse();
      return { adapter: await ready(), release };
    } catch (error) {
      release();
      throw error;
    }
  };
}

/**
 * Takes the connection and the database's lock; `releaseTurn` is called when the transaction is over, but not
 * if none began.
 */
async function begin(
  takeTurn: () => Promise<Turn>,
  { releaseTurn, onFailure }: { releaseTurn: () => void; onFailure: OnFailure },
): Promise<Transaction> {
  const { adapter, release } = await takeTurn();
  const end = () => {
    release();
    releaseTurn();
  };
  try {
    await adapter.executeRaw(statement("BEGIN IMMEDIATE"));
    return openTransaction(adapter, { release: end, onFailure });
  } catch (error) {
    release();
    throw error;
  }
}

async function connectSafely(
  stock: SqlMigrationAwareDriverAdapterFactory,
  options: SafeSqliteOptions,
): Promise<SqlDriverAdapter> {
  const { refuse = () => undefined, onFailure: tell = () => undefined, log = null } = options;
  const { letGo = async () => undefined } = options;
  const first = await tellFailure(openConnection(stock), tell);
  const connection = createConnection(first, { stock, log, letGo });
  const takeTurn = createTurns(connection, refuse);
  const onFailure = (error: unknown) => {
    if (isReadOnly(error)) connection.spoil();
    tell(error);
  };
  // A caller that finds the database locked releases the connection until the next try, so that others can
  // read meanwhile.
  const patiently = <T>(attempt: () => Promise<T>, sinceMs: number) =>
    tellFailure(retryWhileBusy(attempt, sinceMs), onFailure);
  const use = async <T>(run: (adapter: SqlDriverAdapter) => Promise<T>) => {
    const { adapter, release } = await takeTurn();
    return run(adapter).finally(release);
  };
  const read = <T>(run: (adapter: SqlDriverAdapter) => Promise<T>) =>
    patiently(() => use(run), performance.now());
  const takeWriteTurn = options.takeWriteTurn ?? createWriteTurns();
  const write = async <T>(run: (adapter: SqlDriverAdapter) => Promise<T>) => {
    const { sinceMs, release: releaseTurn } = await takeWriteTurn();
    return patiently(() => use(run), sinceMs).finally(releaseTurn);
  };
  return {
    provider: first.provider,
    adapterName: first.adapterName,
    queryRaw: (query) => (isRead(query.sql) ? read : write)((adapter) => adapter.queryRaw(query)),
    executeRaw: (query) => write((adapter) => adapter.executeRaw(query)),
    executeScript: (script) => write(async (adapter) => adapter.executeScript(script)),
    dispose: connection.dispose,
    startTransaction: async () => {
      const { sinceMs, release: releaseTurn } = await takeWriteTurn();
      try {
        return await patiently(() => begin(takeTurn, { releaseTurn, onFailure }), sinceMs);
      } catch (error) {
        releaseTurn();
        throw error;
      }
    },
  };
}

/**
 * Prisma's better-sqlite3 adapter, made safe. The stock one has a single connection that every query shares,
 * so a query outside a transaction joins whichever transaction is open and is lost with its rollback; it
 * sleeps on the event loop while another process holds a lock; and a BUSY at COMMIT leaves the connection
 * inside a dead transaction. Here one mutex covers each statement and each whole transaction, and BEGIN is
 * IMMEDIATE. Waiting is asynchronous and never prevents a read; only one write tries at a time, since each
 * try sleeps on the event loop. A connection that was opened on an unwritable disk is reopened, after all
 * others of this process on the file were closed. This can go when prisma/orm #29933 is fixed in a release
 * and `safe-sqlite.test.ts` passes on the stock adapter.
 */
export function createSafeSqlite(
  url: string,
  options: SafeSqliteOptions = {},
): SqlMigrationAwareDriverAdapterFactory {
  const stock = new PrismaBetterSqlite3({ url, timeout: nativeBusyTimeoutMs });
  return {
    provider: stock.provider,
    adapterName: stock.adapterName,
    connect: () => connectSafely(stock, options),
    connectToShadowDb: () => stock.connectToShadowDb(),
  };
}
