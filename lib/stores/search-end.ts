import "server-only";
import { z } from "zod";
import type { DatabaseHandle } from "@/lib/db/client";
import { readRows } from "@/lib/db/read-rows";
import { Prisma } from "@/prisma/generated/client";
import { olderThan, type PageEnd } from "./cursor";
import type { PageStart } from "./read-page";

const tables = { e: Prisma.raw(`"Event" e`), g: Prisma.raw(`"Group" g`) } as const;

const endSchema = z.array(z.object({ createdAt: z.coerce.date(), id: z.string() }));

/** A search through one visitor's events or groups, newest first. */
interface Search {
  table: keyof typeof tables;
  visitorId: string;
  page: PageStart;
}

/**
 * The row at which a page of a search ends after looking through `count` rows, deleted ones included; null where fewer
 * are left. Throws `invalid_request` for an invalid cursor.
 */
export async function findSearchEnd(
  handle: DatabaseHandle,
  { table, visitorId, page }: Search,
  count: number,
): Promise<PageEnd | null> {
  const column = (name: string) => Prisma.raw(`${table}."${name}"`);
  // An index alone is read for it.
  const found = await readRows(
    handle,
    Prisma.sql`SELECT ${column("createdAt")}, ${column("id")} FROM ${tables[table]}
      WHERE ${column("visitorId")} = ${visitorId} ${olderThan(table, page.cursor)}
      ORDER BY ${column("createdAt")} DESC, ${column("id")} DESC LIMIT 2 OFFSET ${count - 1}`,
  );
  const [last, next] = endSchema.parse(found);
  return last === undefined || next === undefined ? null : last;
}
