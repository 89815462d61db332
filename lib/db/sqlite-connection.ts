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
 * SQLite opens a file, and its log's index, read-only if it cannot write them, and stays so when the disk is
 * writable again. It reports in several ways that it could not write (sqlite.org/rescode.html).
 */
export const isReadOnly = (error: unknown): boolean =>
  isDriverAdapterError(error) && /^SQLITE_READONLY(?!_DBMOVED)/.test(error.cause.originalCode ?? "");

/** The pragmas of every connection that writes. */
export const writerPragmas = [
  // FULL instead of WAL's default NORMAL: an acknowledged write survives a power cut.
  "synchronous=FULL",
  "foreign_keys=ON",
  // Deleted data is overwritten with zeros, and no part of a row goes into a temporary file
  // (`erase-remains.ts`).
  "secure_delete=ON",
  "temp_store=MEMORY",
];

/** The stock adapter's connection, as this application needs it. */
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

/** SQLite creates the log and its index with the first access to the database. */
async function touch(adapter: SqlDriverAdapter): Promise<void> {
  await adapter.queryRaw(statement("SELECT count(*) FROM sqlite_schema"));
}

async function firstValue(adapter: SqlDriverAdapter, sql: string): Promise<unknown> {
  const { rows } = await adapter.queryRaw(statement(sql));
  return rows[0]?.[0];
}

/**
 * Whether all committed data is in the file now, and the file has a new log. Leaving write-ahead mode writes
 * the log that this connection has open into the file, whatever its name by then, and removes the file in its
 * place; SQLite does so only for a connection that has the file exclusively.
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

/** Whether the whole log that this connection has open is in the file now. */
async function bringIn(adapter: SqlDriverAdapter): Promise<boolean> {
  return (await firstValue(adapter, "PRAGMA wal_checkpoint(TRUNCATE)")) === 0;
}

/** The connection of one process, which is reopened where necessary. */
export interface Connection {
  /**
   * The connection, reopened if it turned out to be read-only, with a new log if that was removed. Must be
   * called by one caller at a time, outside transactions.
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

/** Keeps an opened connection, and watches its log if there is one to watch. */
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
    // Closed before the next is opened, as are all others: a process's connections share SQLite's mapping of
    // the log's index, which stays read-only while one of them was opened on an unwritable disk.
    await dispose();
    await letGo();
    adapter = await openConnection(stock);
    isSpoilt = false;
    log?.know();
    return adapter;
  };
  /** A new log may start only while no process has the old one open: two logs would destroy the file. */
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
