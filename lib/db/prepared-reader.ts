import "server-only";
import Database from "better-sqlite3";
import type { Prisma } from "@/prisma/generated/client";
import { isLocked } from "./database-file";
import { storedInstant } from "./stored-instant";

/** Statements that are kept prepared. The code has a few dozen; a list of ids makes one for each length. */
const statementsMax = 200;

/** Reads a database file by statements that stay prepared. */
interface PreparedReader {
  /** The rows of a statement that only reads; null where the file cannot be read just now. */
  read(query: Prisma.Sql): unknown[] | null;
  /** Closes the file until the next read. */
  close(): void;
}

export interface PreparedReaderOptions {
  /** Asked before the file is opened. */
  mayOpen?: () => boolean;
  /** Told the code of each failure of SQLite's. */
  onFailure?: (code: string) => void;
}

/** As Prisma's adapter hands values to SQLite, which has neither booleans nor dates. */
const boundValue = (value: unknown) => {
  if (typeof value === "boolean") return value ? 1 : 0;
  return value instanceof Date ? storedInstant(value) : value;
};

interface Connection {
  database: Database.Database;
  statements: Map<string, Database.Statement<unknown[]>>;
}

function connect(file: string): Connection {
  // It never waits for a lock: Prisma, which is asked instead, waits without blocking the event loop.
  const database = new Database(file, { readonly: true, fileMustExist: true, timeout: 0 });
  database.pragma("temp_store=MEMORY");
  return { database, statements: new Map() };
}

function readBy({ database, statements }: Connection, { strings, values }: Prisma.Sql): unknown[] {
  // +? is the value of ?. SQLite plans a join anew whenever a plain ? that it looked at gets another value, which took
  // six times as long as the reading (sqlite3_prepare_v3, "the specific value bound to host parameter").
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
 * A connection of its own that only reads. It opens with the first read and sees every transaction that was committed
 * before (WAL gives each statement the newest snapshot); SQLite prepares a statement again when the schema has changed.
 * A file that is missing, damaged or locked gives null, and one that was not merely locked is opened again next time.
 * Throws any error that is not SQLite's.
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
