import "server-only";
import { z } from "zod";
import type { DatabaseHandle } from "@/lib/db/client";
import { readRows } from "@/lib/db/read-rows";
import type { Prisma } from "@/prisma/generated/client";

// Whole rows with their lists come in one statement that gives JSON. Prisma's `include` sends a statement for
// every relation and puts the rows together one by one, which took more than half of the time of a request
// that reads.

/**
 * `'name', table.name` of each key of a schema, for json_object. The names are the code's own, never input.
 */
export const jsonPairs = (table: string, schema: z.ZodObject): string =>
  Object.keys(schema.shape)
    .map((name) => `'${name}', ${table}."${name}"`)
    .join(", ");

/** The same for columns that hold JSON, which is embedded as JSON and not as a text. */
export const listPairs = (table: string, schema: z.ZodObject): string =>
  Object.keys(schema.shape)
    .map((name) => `'${name}', json(${table}."${name}")`)
    .join(", ");

const rowsSchema = z.array(z.object({ row: z.string() }));

/** The rows of a statement that gives one JSON object each, named `row`, by its schema. */
export async function readJsonRows<Row>(
  handle: DatabaseHandle,
  { query, schema }: { query: Prisma.Sql; schema: z.ZodType<Row> },
): Promise<Row[]> {
  const rows = rowsSchema.parse(await readRows(handle, query));
  return rows.map(({ row }) => schema.parse(JSON.parse(row)));
}
