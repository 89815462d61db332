import "server-only";
import { type Client, type Config, createClient, type InArgs, type InStatement } from "@libsql/client/web";
import { PrismaLibSql } from "@prisma/adapter-libsql/web";
import {
  DriverAdapterError,
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlResultSet,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { Mutex, withTimeout } from "async-mutex";
import { createDatabaseFetch } from "@/lib/outbound/database-fetch";
import type { RemoteAddress } from "./remote-address";
import { busyTotalMs, retryWhileBusy } from "./retry-while-busy";
import { createWriteTurns, isRead } from "./write-turns";

/**
 * Longer than the 5 s after which the server releases the lock of a writer that disappeared in a transaction.
 */
const answerWithinMs = 7000;
/** SQLite's own number for SQLITE_BUSY, by which the adapter recognizes it. */
const busyCode = 5;

/**
 * Over HTTP a failure has its code's name but not its number, without which the adapter treats BUSY as an
 * error.
 */
async function withCodeNumber<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (!(error instanceof Error) || !code.startsWith("SQLITE_BUSY")) throw error;
    throw Object.assign(new Error(error.message, { cause: error }), { code, rawCode: busyCode });
  }
}

/** The stock client, whose transactions take the write lock when they begin, as those on a file do. */
function createBusyAwareClient(config: Config): Client {
  const client = createClient(config);
  const execute = client.execute.bind(client);
  const begin = client.transaction.bind(client);
  client.execute = (statement: InStatement, args?: InArgs) =>
    withCodeNumber(typeof statement === "string" ? execute(statement, args) : execute(statement));
  client.transaction = async () => {
    const transaction = await begin("write");
    const executeInside = transaction.execute.bind(transaction);
    const commit = transaction.commit.bind(transaction);
    transaction.execute = (statement) => withCodeNumber(executeInside(statement));
    transaction.commit = () => withCodeNumber(commit());
    return transaction;
  };
  return client;
}

/**
 * Errors that the stock adapter passes on unchanged (no connection, no answer in time) become failures of the
 * database too.
 */
async function asDatabaseFailure<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDriverAdapterError(error)) throw error;
    throw new DriverAdapterError({ kind: "DatabaseNotReachable" });
  }
}

type Work<T> = (adapter: SqlDriverAdapter) => Promise<T>;
type Pool = <T>(work: Work<T>) => Promise<T>;

/** Each piece of work has its own adapter: the stock one does one thing at a time. */
function createPool(stock: SqlDriverAdapterFactory): { use: Pool; dispose(): Promise<void> } {
  const idle: SqlDriverAdapter[] = [];
  return {
    use: async (work) => {
      const adapter = idle.pop() ?? (await stock.connect());
      try {
        return await work(adapter);
      } finally {
        idle.push(adapter);
      }
    },
    dispose: async () => {
      await Promise.all(idle.splice(0).map((adapter) => adapter.dispose()));
    },
  };
}

/**
 * A transaction that sends its BEGIN with its first statement, in one request. If that finds the database
 * locked, nothing of it was done, and both are tried again.
 */
function openTransaction(
  first: Transaction,
  { begin, release, sinceMs }: { begin: () => Promise<Transaction>; release: () => void; sinceMs: number },
): Transaction {
  let current = first;
  let begun: Promise<unknown> | undefined;
  const beginWith = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    let isAgain = false;
    return retryWhileBusy(
      () =>
        asDatabaseFailure(async () => {
          if (isAgain) {
            await current.rollback();
            current = await begin();
          }
          isAgain = true;
          return work(current);
        }),
      sinceMs,
    );
  };
  const run = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    if (begun !== undefined) return begun.then(() => asDatabaseFailure(() => work(current)));
    const result = beginWith(work);
    begun = result.catch(() => undefined);
    return result;
  };
  const end = async (work: () => Promise<void>) => {
    try {
      await asDatabaseFailure(work);
    } finally {
      release();
    }
  };
  return {
    provider: first.provider,
    adapterName: first.adapterName,
    options: first.options,
    queryRaw: (query) => run((transaction) => transaction.queryRaw(query)),
    executeRaw: (query) => run((transaction) => transaction.executeRaw(query)),
    createSavepoint: (name) => run(async (transaction) => transaction.createSavepoint?.(name)),
    rollbackToSavepoint: (name) => run(async (transaction) => transaction.rollbackToSavepoint?.(name)),
    releaseSavepoint: (name) => run(async (transaction) => transaction.releaseSavepoint?.(name)),
    commit: () => end(() => current.commit()),
    rollback: () => end(() => current.rollback()),
  };
}

/**
 * Prisma's libSQL adapter for a server, over HTTP. The stock one sends one statement at a time and blocks
 * everything else during a transaction, although over HTTP each statement and each transaction has its own
 * connection at the server: here reads run side by side, beside one write. BEGIN is IMMEDIATE, a lock is
 * awaited for up to 5 s, every wait is bounded, and every failure on the way counts as a database failure
 * (503). There is only one write at a time because sqld (0.24.32) keeps those that wait for its lock in a
 * queue of its own, and with a dozen in it at a checkpoint sometimes wakes none of them: they then hang for
 * longer than anybody waits.
 */
export function createRemoteLibsql({ url, authToken }: RemoteAddress): SqlDriverAdapterFactory {
  const fetch = createDatabaseFetch({ answerWithinMs });
  const stock = new PrismaLibSql({ url, fetch, ...(authToken !== undefined && { authToken }) });
  stock.createClient = createBusyAwareClient;
  const { provider, adapterName } = stock;
  const connect = async (): Promise<SqlDriverAdapter> => {
    const { use, dispose } = createPool(stock);
    const takeTurn = createWriteTurns(
      withTimeout(new Mutex(), busyTotalMs, new DriverAdapterError({ kind: "SocketTimeout" })),
    );
    const run = <T>(work: Work<T>, sinceMs?: number) =>
      retryWhileBusy(() => asDatabaseFailure(() => use(work)), sinceMs);
    const write: Pool = async (work) => {
      const { sinceMs, release } = await takeTurn();
      return run(work, sinceMs).finally(release);
    };
    return {
      provider,
      adapterName,
      queryRaw: (query) => {
        const ask: Work<SqlResultSet> = (adapter) => adapter.queryRaw(query);
        return isRead(query.sql) ? run(ask) : write(ask);
      },
      executeRaw: (query) => write((adapter) => adapter.executeRaw(query)),
      executeScript: (script) => write((adapter) => adapter.executeScript(script)),
      dispose,
      startTransaction: async () => {
        const { sinceMs, release: releaseTurn } = await takeTurn();
        return new Promise((resolve, reject) => {
          // The adapter is exclusive until the transaction ends.
          const held = use(
            (adapter) =>
              new Promise<void>((release, fail) => {
                const begin = () => adapter.startTransaction();
                begin().then((first) => resolve(openTransaction(first, { begin, release, sinceMs })), fail);
              }),
          );
          held.finally(releaseTurn).catch(reject);
        });
      },
    };
  };
  return { provider, adapterName, connect };
}
