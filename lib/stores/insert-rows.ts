import "server-only";
import type { DatabaseHandle } from "@/lib/db/client";
import { storedInstant } from "@/lib/db/stored-instant";
import { Prisma } from "@/prisma/generated/client";

type Column = string | number | boolean | null | undefined | Date | readonly unknown[];

const storedValue = (value: Column) => (value instanceof Date ? storedInstant(value) : value);

/**
 * A statement that takes any number of rows as one JSON array of arrays. The names come from the code, never
 * from input. Ten events with three rows each take 2.2 ms of processor time this way, and 11.3 ms with
 * Prisma's `createMany`; fifty take 5.5 and 32.8.
 */
export function insertRows(
  table: string,
  columns: readonly string[],
  more = "",
): (handle: DatabaseHandle, rows: readonly Record<string, Column>[]) => Promise<void> {
  const names = columns.map((name) => `"${name}"`).join(", ");
  const values = columns.map((_, index) => `json_extract(value, '$[${index}]')`).join(", ");
  const statement = `INSERT INTO "${table}" (${names}) SELECT ${values} FROM json_each(`;
  return async (handle, rows) => {
    if (rows.length === 0) return;
    const stored = rows.map((row) => columns.map((name) => storedValue(row[name])));
    await handle.$executeRaw(
      Prisma.sql`${Prisma.raw(statement)}${JSON.stringify(stored)}) WHERE TRUE ${Prisma.raw(more)}`,
    );
  };
}
