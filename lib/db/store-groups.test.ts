import { describe, expect, it } from "vitest";
import { draftRow } from "@/lib/groups/draft-rows";
import { createId } from "@/lib/ids/create-id";
import { sampleDraft } from "@/lib/testing/sample-draft";
import { Prisma } from "@/prisma/generated/client";
import { database } from "./client";
import { type GroupInsert, storeGroup } from "./store-groups";
import { readGroups } from "./stored-rows";

const now = new Date("2026-11-20T12:00:00.000Z");

function newGroup(visitorId: string, key: string | null): GroupInsert {
  const id = createId();
  const draft = sampleDraft({
    title: `O'Brien "24" ${id} \u{1F375}`,
    attendees: [{ name: "Zoë", email: "zoe@example.com" }, { name: "Ana" }],
    notes: ["second: 2", "first: 1"],
  });
  const events = [0, 1, 2].map((position) => draftRow(draft, { groupId: id, visitorId, position, now }));
  return {
    group: {
      id,
      visitorId,
      sourceText: "12345",
      timezone: "Europe/Paris",
      language: "en",
      state: "complete",
      error: null,
      parser: "rules",
      model: null,
      notice: null,
      processingMs: 3,
      createdAt: now,
      lastOpenedAt: now,
      events,
    },
    request: key === null ? null : { key, bodyHash: "hash" },
  };
}

const stored = async ({ group }: GroupInsert) =>
  (await readGroups(database, Prisma.sql`g.id = ${group.id}`))[0];

describe("storeGroup", () => {
  it("stores what came at the same time, and each is read as it was written", async () => {
    const inserts = Array.from({ length: 40 }, () => newGroup(createId(), null));
    expect(await Promise.all(inserts.map(storeGroup))).toEqual(inserts.map(() => true));
    for (const insert of inserts) {
      const events = insert.group.events.map(({ position: _, searchText: __, ...event }) => event);
      expect(await stored(insert)).toEqual({ ...insert.group, events });
    }
  });

  it("writes columns as Prisma reads and writes them", async () => {
    const insert = newGroup(createId(), null);
    await storeGroup(insert);
    const row = await database.group.findUniqueOrThrow({
      where: { id: insert.group.id, createdAt: { lte: now, gte: now } },
      include: { events: { include: { attendees: true } } },
    });
    expect(row).toMatchObject({ sourceText: "12345", attempts: 0, deletedAt: null, createdAt: now });
    expect(row.events[0]).toMatchObject({ allDay: false, sequence: 0, updatedAt: now });
    expect(row.events[0]?.evidence).toEqual(insert.group.events[0]?.evidence);
  });

  it("stores one group for a key that comes twice at once, and for one that is known", async () => {
    const visitorId = createId();
    const twice = [newGroup(visitorId, "one"), newGroup(visitorId, "one"), newGroup(visitorId, "two")];
    expect(await Promise.all(twice.map(storeGroup))).toEqual([true, false, true]);
    expect(await storeGroup(newGroup(visitorId, "two"))).toBe(false);
    expect(await storeGroup(newGroup(createId(), "two"))).toBe(true);
    expect(await database.group.count({ where: { visitorId } })).toBe(2);
  });

  it("tells everybody of a transaction that failed, keeps nothing of it, and goes on", async () => {
    const first = newGroup(createId(), null);
    const taken = { ...newGroup(createId(), null) };
    taken.group = { ...taken.group, id: first.group.id, events: [] };
    await storeGroup(first);
    const beside = newGroup(createId(), null);
    const outcomes = await Promise.allSettled([beside, taken].map(storeGroup));
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await stored(beside)).toBeUndefined();
    expect(await storeGroup(beside)).toBe(true);
  });

  it("writes those that come within a few turns of the event loop in one transaction", async () => {
    const inserts = Array.from({ length: 8 }, () => newGroup(createId(), null));
    const taken = { ...newGroup(createId(), null) };
    taken.group = { ...taken.group, id: inserts[0]?.group.id ?? "", events: [] };
    const later = [...inserts, taken].map(async (insert, index) => {
      for (let turn = 0; turn < 2 * index; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return storeGroup(insert);
    });
    const outcomes = await Promise.allSettled(later);
    // The last one breaks a unique key, so that whoever went with it has failed as well.
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => "rejected"));
  });

  it("does not wait for others once as many wait as a transaction takes", async () => {
    const inserts = Array.from({ length: 70 }, () => newGroup(createId(), null));
    expect(await Promise.all(inserts.map(storeGroup))).toEqual(inserts.map(() => true));
  });
});
