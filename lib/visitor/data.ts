import "server-only";
import { z } from "zod";
import { database } from "@/lib/db/client";
import { readRows } from "@/lib/db/read-rows";
import { Prisma } from "@/prisma/generated/client";

const keyRowsSchema = z.array(z.object({ value: z.string().min(1) }));

/** The key of that name; null before any instance has made it. */
export async function findServerKey(name: string): Promise<string | null> {
  const rows = await readRows(database, Prisma.sql`SELECT value FROM "ServerKey" WHERE name = ${name}`);
  return keyRowsSchema.parse(rows)[0]?.value ?? null;
}

/** Whether a visitor has a row, which their first write stored. */
export async function isStoredVisitor(id: string): Promise<boolean> {
  const rows = await readRows(database, Prisma.sql`SELECT 1 FROM "Visitor" WHERE id = ${id}`);
  return z.array(z.unknown()).parse(rows).length > 0;
}
