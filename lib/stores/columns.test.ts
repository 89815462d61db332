import { describe, expect, it } from "vitest";
import { z } from "zod";
import { database } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";
import { attendeeInsertColumns, eventInsertColumns, noteInsertColumns } from "./event-columns";
import { groupInsertColumns } from "./group-columns";

const columnsSchema = z.array(z.object({ name: z.string() }));

async function columnsOf(table: string): Promise<string[]> {
  const rows = await database.$queryRaw(Prisma.sql`SELECT name FROM pragma_table_info(${table})`);
  return columnsSchema.parse(rows).map(({ name }) => name);
}

describe("the columns that an INSERT writes", () => {
  it.each([
    ["Group", [...groupInsertColumns, "deletedAt", "standing", "standingCount"]],
    ["Event", [...eventInsertColumns, "deletedAt"]],
    ["Attendee", attendeeInsertColumns],
    ["Note", noteInsertColumns],
  ])(
    "are all of %s, each once, except for its deletion and its provisional result",
    async (table, columns) => {
      expect([...columns].sort()).toEqual((await columnsOf(table)).sort());
    },
  );
});
