import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { createId } from "@/lib/ids/create-id";
import { draftRow } from "@/lib/jobs/draft-rows";
import { sampleDraft } from "@/lib/testing/sample-draft";
import { groupStore } from "./group-store";
import { type GroupInsert, storeGroup } from "./store-group";

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
      offered: [],
      unread: [{ start: 0, end: 2, reason: "past" }],
      createdAt: now,
      lastOpenedAt: now,
      events,
    },
    request: key === null ? null : { key, bodyHash: "hash" },
  };
}

const stored = ({ group }: GroupInsert) => groupStore.find(group.id);

describe("storeGroup", () => {
  it("stores concurrent groups, each of which is read as written", async () => {
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

  it("stores one group for a key that comes twice at once, and for a known key", async () => {
    const visitorId = createId();
    const twice = [newGroup(visitorId, "one"), newGroup(visitorId, "one"), newGroup(visitorId, "two")];
    expect(await Promise.all(twice.map(storeGroup))).toEqual([true, false, true]);
    expect(await storeGroup(newGroup(visitorId, "two"))).toBe(false);
    expect(await storeGroup(newGroup(createId(), "two"))).toBe(true);
    expect(await database.group.count({ where: { visitorId } })).toBe(2);
  });

  it("stores all but an invalid one, and fails only that one", async () => {
    const known = newGroup(createId(), null);
    await storeGroup(known);
    const taken = { ...newGroup(createId(), null) };
    taken.group = { ...taken.group, id: known.group.id, events: [] };
    const visitorId = createId();
    const beside = [newGroup(visitorId, "one"), newGroup(visitorId, null), newGroup(visitorId, "one")];
    const [first, second, third] = beside.map(storeGroup);
    const outcomes = await Promise.allSettled([first, storeGroup(taken), second, third]);
    expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "rejected"))).toEqual([
      true,
      "rejected",
      true,
      false,
    ]);
    expect(await database.group.count({ where: { visitorId } })).toBe(2);
    expect(await database.group.findUnique({ where: { id: known.group.id } })).toMatchObject({
      visitorId: known.group.visitorId,
    });
    expect(await database.visitor.count({ where: { id: taken.group.visitorId } })).toBe(0);
  });

  it("writes those that come within a few turns of the event loop in one transaction", async () => {
    const visitorId = createId();
    const inserts = Array.from({ length: 8 }, () => newGroup(visitorId, null));
    const later = inserts.map(async (insert, index) => {
      for (let turn = 0; turn < 2 * index; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      return storeGroup(insert);
    });
    // The first caller to be answered finds the others stored as well.
    const storedWith = later.map(async (isStored) => {
      await isStored;
      return database.group.count({ where: { visitorId } });
    });
    expect(await storedWith[0]).toBe(inserts.length);
    expect(await Promise.all(later)).toEqual(inserts.map(() => true));
  });

  it("does not wait for more once a transaction is full", async () => {
    const inserts = Array.from({ length: 70 }, () => newGroup(createId(), null));
    expect(await Promise.all(inserts.map(storeGroup))).toEqual(inserts.map(() => true));
  });
});
