import "server-only";
import Database from "better-sqlite3";
import type { Prisma } from "@/prisma/generated/client";
import { isLocked } from "./database-file";
import { storedInstant } from "./stored-instant";

/**
 * The most statements that are kept prepared. The code has a few dozen; a list of ids makes one for each
 * length.
 */
const statementsMax = 200;

/** Reads a database file with statements that stay prepared. */
interface PreparedReader {
  /** The rows of a statement that only reads; null while the file cannot be read. */
  read(query: Prisma.Sql): unknown[] | null;
  /** Closes the file until the next read. */
  close(): void;
}

export interface PreparedReaderOptions {
  /** Called before the file is opened. */
  mayOpen?: () => boolean;
  /** Called with the code of each SQLite failure. */
  onFailure?: (code: string) => void;
}

/** Converts values as Prisma's adapter does for SQLite, which has neither booleans nor dates. */
const boundValue = (value: unknown) => {
  if (typeof value === "boolean") return value ? 1 : 0;
  return value instanceof Date ? storedInstant(value) : value;
};

interface Connection {
  database: Database.Database;
  statements: Map<string, Database.Statement<unknown[]>>;
}

function connect(file: string): Connection {
  // It never waits for a lock: Prisma, which is used instead, waits without blocking the event loop.
  const database = new Database(file, { readonly: true, fileMustExist: true, timeout: 0 });
  database.pragma("temp_store=MEMORY");
  return { database, statements: new Map() };
}

function readBy({ database, statements }: Connection, { strings, values }: Prisma.Sql): unknown[] {
  // +? is the value of ?. SQLite plans a join again whenever a plain ? that it considered gets another value,
  // which took six times as long as the read (sqlite3_prepare_v3, "the specific value bound to host
  // parameter").
  const sql = strings.join("+?");
  let statement = statements.get(sql);
  if (statement === undefined) {
    if (statements.size >= statementsMax) statements.clear();
    statement = database.prepare(sql);
    statements.set(sql, statement);
  }
  return statement.all(...values.map(boundValue));
}

/**
 * Opens a separate read-only connection at the first read. It sees every transaction that was committed
 * before (WAL gives each statement the newest snapshot), and SQLite prepares a statement again after a schema
 * change. For a missing, damaged or locked file it returns null; unless the file was merely locked, it is
 * opened again the next time. Throws any error that is not SQLite's.
 */
export function createPreparedReader(
  file: string,
  { mayOpen = () => true, onFailure = () => undefined }: PreparedReaderOptions = {},
): PreparedReader {
  let connection: Connection | null = null;
  const close = () => {
    connection?.database.close();
    connection = null;
  };
  return {
    close,
    read: (query) => {
      if (connection === null && !mayOpen()) return null;
      try {
        connection ??= connect(file);
        return readBy(connection, query);
      } catch (error) {
        if (!(error instanceof Database.SqliteError)) throw error;
        onFailure(error.code);
        if (!isLocked(error)) close();
        return null;
      }
    },
  };
}
