import "server-only";
import Database from "better-sqlite3";
import { databaseFileOf } from "./database-file";

const lockWaitMs = 5000;

/**
 * The rows of each query on the file of a `file:` URL, all of one moment, whether or not a server has it
 * open: proofs use it to read what is on the disk. Changes nothing.
 */
export function readFileRows<Name extends string>(
  url: string,
  queries: Readonly<Record<Name, string>>,
): (name: Name) => unknown[] {
  const database = new Database(databaseFileOf(url) ?? url, { readonly: true, timeout: lockWaitMs });
  try {
    database.exec("BEGIN");
    const rows = new Map(
      Object.entries<string>(queries).map(([name, sql]) => [name, database.prepare(sql).all()]),
    );
    database.exec("COMMIT");
    return (name) => rows.get(name) ?? [];
  } finally {
    database.close();
  }
}
