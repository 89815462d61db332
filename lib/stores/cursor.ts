import "server-only";
import { z } from "zod";
import { storedInstant } from "@/lib/db/stored-instant";
import { AppError } from "@/lib/errors/app-error";
import { Prisma } from "@/prisma/generated/client";

/** Where a page of a list ended, newest first: the creation time and id of its last row. */
interface Cursor {
  createdAt: string;
  id: string;
}

const cursorSchema = z
  .string()
  .transform((cursor) => Buffer.from(cursor, "base64url").toString("utf8").split(" "))
  .pipe(z.tuple([z.iso.datetime(), z.string().regex(/^[\w-]{22}$/)]));

/** Where a page ends: the creation time and id of its last row. */
export interface PageEnd {
  createdAt: Date;
  id: string;
}

/** The `next_cursor` that continues after a row. */
export function writeCursor(row: PageEnd): string {
  return Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString("base64url");
}

/** Reads a cursor that a client sent back. Throws `invalid_request` for anything but a `next_cursor`. */
function readCursor(cursor: string): Cursor {
  const parsed = cursorSchema.safeParse(cursor);
  if (!parsed.success) {
    throw new AppError("invalid_request", {
      phrase: { code: "requests.cursor" },
    });
  }
  const [createdAt, id] = parsed.data;
  return { createdAt: storedInstant(new Date(createdAt)), id };
}

/** An `AND` condition for the rows that are not older than a row, in such a list. */
export function noOlderThan(table: "g" | "e", row: PageEnd): Prisma.Sql {
  const columns = Prisma.raw(`${table}."createdAt", ${table}."id"`);
  return Prisma.sql`AND (${columns}) >= (${storedInstant(row.createdAt)}, ${row.id})`;
}

/**
 * An `AND` condition for the rows after a cursor, in a list that is ordered by creation time and id, newest
 * first; empty for the first page. A condition that is always true would make SQLite read the index from its
 * beginning. Throws `invalid_request` for anything but a `next_cursor`.
 */
export function olderThan(table: "g" | "e", cursor: string | undefined): Prisma.Sql {
  if (cursor === undefined) return Prisma.empty;
  const { createdAt, id } = readCursor(cursor);
  const columns = Prisma.raw(`${table}."createdAt", ${table}."id"`);
  return Prisma.sql`AND (${columns}) < (${createdAt}, ${id})`;
}
