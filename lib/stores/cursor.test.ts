import { describe, expect, it } from "vitest";
import { z } from "zod";
import { database } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";
import { writeCursor } from "./cursor";
import { listedEvents } from "./event-store";
import { listedGroups } from "./group-store";

const planSchema = z.array(z.object({ detail: z.string() }));

/** SQLite's plan for a query, one step per line. */
async function planOf(query: Prisma.Sql): Promise<string> {
  const steps = planSchema.parse(await database.$queryRaw(Prisma.sql`EXPLAIN QUERY PLAN ${query}`));
  return steps.map((step) => step.detail).join("\n");
}

const cursor = writeCursor({ createdAt: new Date("2026-11-20T12:00:00.000Z"), id: "a".repeat(22) });
const groups = (page: { limit: number; cursor?: string }) =>
  planOf(
    Prisma.sql`SELECT g.id FROM "Group" g WHERE ${listedGroups({ visitorId: "visitor", query: page, end: null })}`,
  );
const events = (page: { limit: number; cursor?: string }) =>
  planOf(
    Prisma.sql`SELECT e.id FROM "Event" e JOIN "Group" g ON g.id = e.groupId
      WHERE ${listedEvents({ visitorId: "visitor", query: page, end: null })}`,
  );

describe("a page of a search", () => {
  it("begins and ends in the index, and sorts nothing", async () => {
    const end = { createdAt: new Date("2026-11-19T12:00:00.000Z"), id: "b".repeat(22) };
    const listed = listedEvents({
      visitorId: "visitor",
      query: { limit: 20, cursor, search: "tea" },
      end,
    });
    const plan = await planOf(
      Prisma.sql`SELECT e.id FROM "Event" e JOIN "Group" g ON g.id = e.groupId WHERE ${listed}`,
    );
    expect(plan).toMatch(/visitorId_createdAt_id_idx \(visitorId=\? AND \(createdAt,id\)>\(\?,\?\) AND/);
    expect(plan).not.toContain("TEMP B-TREE");
  });

  it("of groups does so too, and finds the events of each by an index", async () => {
    const end = { createdAt: new Date("2026-11-19T12:00:00.000Z"), id: "b".repeat(22) };
    const query = { limit: 20, cursor, search: "tea" };
    const listed = listedGroups({ visitorId: "visitor", query, end });
    const plan = await planOf(Prisma.sql`SELECT g.id FROM "Group" g WHERE ${listed}`);
    expect(plan).toMatch(/visitorId_createdAt_id_idx \(visitorId=\? AND \(createdAt,id\)>\(\?,\?\) AND/);
    expect(plan).toMatch(/SEARCH live EXISTS USING INDEX Event_groupId_position_idx \(groupId=\?\)/);
    expect(plan).not.toContain("TEMP B-TREE");
  });
});

describe("a page of a list", () => {
  it("is read from an index in its order, so that nothing is sorted", async () => {
    for (const plan of [await groups({ limit: 20 }), await events({ limit: 20 })]) {
      expect(plan).toContain("visitorId_createdAt_id_idx (visitorId=?)");
      expect(plan).not.toContain("TEMP B-TREE");
    }
  });

  it("begins in the index where the page before it ended", async () => {
    for (const plan of [await groups({ limit: 20, cursor }), await events({ limit: 20, cursor })]) {
      expect(plan).toContain("visitorId_createdAt_id_idx (visitorId=? AND (createdAt,id)<(?,?))");
      expect(plan).not.toContain("TEMP B-TREE");
    }
  });
});
