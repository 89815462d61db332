import "server-only";
import {
  DriverAdapterError,
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from "@prisma/driver-adapter-utils";
import type { LogPlace } from "./log-place";
import { isBusy, retryWhileBusy } from "./retry-while-busy";

/** A statement without values. */
export const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/**
 * SQLite opens a file, and its log's index, for reading alone where it cannot write them, and stays with that when the
 * disk is writable again. It says in several words what it could not write (sqlite.org/rescode.html).
 */
export const isReadOnly = (error: unknown): boolean =>
  isDriverAdapterError(error) && /^SQLITE_READONLY(?!_DBMOVED)/.test(error.cause.originalCode ?? "");

/** The pragmas of every connection that writes. */
export const writerPragmas = [
  // FULL and not WAL's default NORMAL: an acknowledged write survives a power cut.
  "synchronous=FULL",
  "foreign_keys=ON",
  // What is deleted is written over with zeros, and no part of a row goes into a temporary file (`erase-remains.ts`).
  "secure_delete=ON",
  "temp_store=MEMORY",
];

/** The stock adapter's connection, as this application wants it. */
export async function openConnection(
  stock: SqlMigrationAwareDriverAdapterFactory,
): Promise<SqlDriverAdapter> {
  const adapter = await stock.connect();
  for (const pragma of ["journal_mode=WAL", ...writerPragmas]) {
    await retryWhileBusy(() => Promise.resolve().then(() => adapter.executeScript(`PRAGMA ${pragma}`)));
  }
  return adapter;
}

/** Treated like a lock: others have the file open with the removed log. */
const inUse = () => new DriverAdapterError({ kind: "SocketTimeout" });

/** SQLite makes the log and its index with the first look at the database. */
async function touch(adapter: SqlDriverAdapter): Promise<void> {
  await adapter.queryRaw(statement("SELECT count(*) FROM sqlite_schema"));
}

async function firstValue(adapter: SqlDriverAdapter, sql: string): Promise<unknown> {
  const { rows } = await adapter.queryRaw(statement(sql));
  return rows[0]?.[0];
}

/**
 * Whether all that was committed is in the file now, and the file has a new log. To leave write-ahead mode brings the log
 * that this connection holds into the file, whatever its name by then, and removes what lies in its place; SQLite does it
 * only for who has the file alone.
 */
async function renewLog(adapter: SqlDriverAdapter): Promise<boolean> {
  try {
    if ((await firstValue(adapter, "PRAGMA journal_mode=DELETE")) !== "delete") return false;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return false;
  }
  await firstValue(adapter, "PRAGMA journal_mode=WAL");
  await touch(adapter);
  return true;
}

/** Whether the whole log that this connection holds is in the file now. */
async function bringIn(adapter: SqlDriverAdapter): Promise<boolean> {
  return (await firstValue(adapter, "PRAGMA wal_checkpoint(TRUNCATE)")) === 0;
}

/** The connection of one process, which is reopened where necessary. */
export interface Connection {
  /**
   * The connection, opened anew where it turned out to be read-only, with a new log where that was taken away. To be
   * called by one at a time, outside of transactions.
   */
  ready(): Promise<SqlDriverAdapter>;
  spoil(): void;
  dispose(): Promise<void>;
}

interface ConnectionOptions {
  stock: SqlMigrationAwareDriverAdapterFactory;
  log: LogPlace | null;
  letGo: () => Promise<void>;
}

/** Holds a connection that was opened, and watches its log where there is one to watch. */
export function createConnection(
  first: SqlDriverAdapter,
  { stock, log, letGo }: ConnectionOptions,
): Connection {
  let adapter: SqlDriverAdapter | null = first;
  let isSpoilt = false;
  log?.know();
  const dispose = async () => {
    const old = adapter;
    adapter = null;
    await old?.dispose();
  };
  const reopen = async () => {
    // Closed before the next is opened, as are all others: connections of one process share what SQLite has mapped of
    // the log's index, for reading alone as long as one of them lives that was opened on a disk that cannot be written.
    await dispose();
    await letGo();
    adapter = await openConnection(stock);
    isSpoilt = false;
    log?.know();
    return adapter;
  };
  /** A new log may be started only when nobody has the old one open: two logs of one file would destroy it. */
  const recover = async (place: LogPlace) => {
    place.leave();
    if (adapter === null) {
      if (!place.isFree()) throw inUse();
      return reopen();
    }
    if (await renewLog(adapter)) {
      place.know();
      return adapter;
    }
    if (await bringIn(adapter)) await dispose();
    throw inUse();
  };
  return {
    dispose,
    spoil: () => {
      isSpoilt = true;
    },
    ready: async () => {
      if (log?.isAway()) return recover(log);
      return adapter !== null && !isSpoilt ? adapter : reopen();
    },
  };
}
