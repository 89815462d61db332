import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema } from "@/lib/wire/group-schema";
import { Prisma } from "@/prisma/generated/client";
import { database } from "./client";
import { isDatabaseFailure } from "./database-failure";
import { integrity } from "./integrity";
import { readRows } from "./read-rows";

const visitorIds = Prisma.sql`SELECT id FROM "Visitor" ORDER BY id`;
const idsSchema = z.array(z.object({ id: z.string() })).transform((rows) => rows.map(({ id }) => id));
const createdAt = new Date("2026-11-20T12:00:00Z");

afterEach(async () => {
  integrity.result = "unknown";
  await database.visitor.deleteMany();
});

describe("readRows", () => {
  it("reads inside a transaction what the transaction wrote, and outside only what was committed", async () => {
    await database.$transaction(async (handle) => {
      await handle.visitor.create({ data: { id: "a", createdAt } });
      expect(idsSchema.parse(await readRows(handle, visitorIds))).toEqual(["a"]);
      expect(idsSchema.parse(await readRows(database, visitorIds))).toEqual([]);
    });
    expect(idsSchema.parse(await readRows(database, visitorIds))).toEqual(["a"]);
  });

  it("fails as a database failure for an invalid statement, and reads the next one", async () => {
    const missing = readRows(database, Prisma.sql`SELECT id FROM "Nowhere"`);
    await expect(missing).rejects.toSatisfy(isDatabaseFailure);
    expect(idsSchema.parse(await readRows(database, visitorIds))).toEqual([]);
  });

  it("returns nothing from a database that is known to be damaged, and the API answers 503", async () => {
    const visitor = createApiVisitor();
    const body = { text: "Coffee tomorrow at 9am", use_llm: false };
    const created = await visitor.call("POST", "/api/v1/groups/create-from-text/", { body });
    const { group } = await dataOf(created, createdGroupSchema);
    const open = () => visitor.call("GET", `/api/v1/groups/${group.id}/`);
    expect((await open()).status).toBe(200);
    integrity.result = "damaged";
    await expect(readRows(database, visitorIds)).rejects.toSatisfy(isDatabaseFailure);
    expect((await open()).status).toBe(503);
    integrity.result = "ok";
    expect((await open()).status).toBe(200);
  });
});
