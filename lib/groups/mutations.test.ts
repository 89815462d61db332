import { beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "@/lib/db/client";
import { purgeExpired } from "@/lib/db/purge-expired";
import { noteOpening } from "@/lib/stores/opened-groups";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createKnownToken } from "@/lib/testing/known-visitors";
import { visitorIdOf } from "@/lib/visitor/token";
import { createdGroupSchema } from "@/lib/wire/group-schema";

const dayMs = 24 * 60 * 60 * 1000;
const days = (count: number) => new Date(Date.now() + count * dayMs);

/** A new visitor with a group, and their row's id in the database. */
async function createVisitorWithGroup() {
  const token = createKnownToken();
  const visitor = createApiVisitor(token);
  const create = { body: { text: "Planning tomorrow at 9am" } };
  const { group } = await dataOf(
    await visitor.call("POST", "/api/v1/groups/create-from-text/", create),
    createdGroupSchema,
  );
  return { visitor, visitorId: visitorIdOf(token), group };
}

const openedAt = async (id: string) =>
  (await database.group.findUniqueOrThrow({ where: { id } })).lastOpenedAt?.getTime();

beforeEach(async () => {
  await database.visitor.deleteMany();
});

describe("purgeExpired with RETENTION_DAYS (D12)", () => {
  it("removes groups that nobody opened for longer, to the millisecond, and keeps the others", async () => {
    const old = await createVisitorWithGroup();
    const young = await createVisitorWithGroup();
    const now = new Date();
    await database.group.update({
      where: { id: old.group.id },
      data: { lastOpenedAt: new Date(now.getTime() - 30 * dayMs - 1) },
    });
    await database.group.update({
      where: { id: young.group.id },
      data: { lastOpenedAt: new Date(now.getTime() - 30 * dayMs) },
    });
    await purgeExpired(now, { retentionDays: 30 });
    expect((await database.group.findMany()).map((row) => row.id)).toEqual([young.group.id]);
    expect(await database.event.count({ where: { groupId: old.group.id } })).toBe(0);
  });

  it("keeps every group when it is 0", async () => {
    const { group } = await createVisitorWithGroup();
    await purgeExpired(days(36_500), { retentionDays: 0 });
    expect(await database.group.count({ where: { id: group.id } })).toBe(1);
  });

  it("removes visitors with nothing left, and keeps one who has preferences or another group", async () => {
    const gone = await createVisitorWithGroup();
    const choosy = await createVisitorWithGroup();
    const busy = await createVisitorWithGroup();
    await choosy.visitor.call("PATCH", "/api/v1/preferences/", { body: { theme: "dark" } });
    const create = { body: { text: "Retro on Friday at 3pm" } };
    await busy.visitor.call("POST", "/api/v1/groups/create-from-text/", create);
    await database.group.update({ where: { id: busy.group.id }, data: { lastOpenedAt: days(-40) } });
    await database.group.update({ where: { id: gone.group.id }, data: { lastOpenedAt: days(-40) } });
    await database.group.update({ where: { id: choosy.group.id }, data: { lastOpenedAt: days(-40) } });
    await purgeExpired(new Date(), { retentionDays: 30 });
    const left = (await database.visitor.findMany()).map((row) => row.id);
    expect(left.sort()).toEqual([choosy.visitorId, busy.visitorId].sort());
    expect(await database.group.count()).toBe(1);
  });

  it("removes more groups than fit into one round", async () => {
    const { visitorId, group } = await createVisitorWithGroup();
    const {
      unread: _unread,
      offered: _offered,
      standing: _standing,
      ...row
    } = await database.group.findUniqueOrThrow({ where: { id: group.id } });
    const rows = Array.from({ length: 1200 }, (_, index) => ({
      ...row,
      id: `copy-${index}`,
      lastOpenedAt: days(-40),
    }));
    await database.group.createMany({ data: rows });
    await purgeExpired(new Date(), { retentionDays: 30 });
    expect((await database.group.findMany({ where: { visitorId } })).map(({ id }) => id)).toEqual([group.id]);
  });
});

describe("opening a group", () => {
  it.each([
    ["the group", (group: string) => `/api/v1/groups/${group}/`],
    ["its file", (group: string) => `/api/v1/groups/${group}/download_ics/`],
    ["an event", (_: string, event: string) => `/api/v1/events/${event}/`],
    ["an event's status", (_: string, event: string) => `/api/v1/events/${event}/status/`],
    ["an event's file", (_: string, event: string) => `/api/v1/events/${event}/download_ics/`],
  ])("is recorded when a stranger with the link reads %s", async (_, pathOf) => {
    const { group } = await createVisitorWithGroup();
    await database.group.update({ where: { id: group.id }, data: { lastOpenedAt: days(-2) } });
    const startedMs = Date.now();
    const answer = await createApiVisitor().call("GET", pathOf(group.id, group.events[0]?.id ?? ""));
    expect(answer.status).toBe(200);
    await vi.waitFor(async () => expect(await openedAt(group.id)).toBeGreaterThanOrEqual(startedMs));
  });

  it("is recorded after the answer, even in a function that stops with its answer", async () => {
    const { group } = await createVisitorWithGroup();
    await database.group.update({ where: { id: group.id }, data: { lastOpenedAt: days(-2) } });
    const tasks: (() => Promise<void>)[] = [];
    const usual = globalThis.saywhenRunAfter;
    globalThis.saywhenRunAfter = (task) => void tasks.push(task);
    const startedMs = Date.now();
    try {
      await createApiVisitor().call("GET", `/api/v1/groups/${group.id}/`);
    } finally {
      globalThis.saywhenRunAfter = usual;
    }
    expect(tasks).toHaveLength(1);
    expect(await openedAt(group.id)).toBeLessThan(startedMs);
    await tasks[0]?.();
    expect(await openedAt(group.id)).toBeGreaterThanOrEqual(startedMs);
  });

  it("is written at most once a day", async () => {
    const { group } = await createVisitorWithGroup();
    const made = await openedAt(group.id);
    const write = vi.spyOn(database.group, "updateMany");
    for (let count = 0; count < 20; count += 1) {
      await createApiVisitor().call("GET", `/api/v1/groups/${group.id}/`);
    }
    expect(write).not.toHaveBeenCalled();
    expect(await openedAt(group.id)).toBe(made);
    noteOpening({ id: group.id, lastOpenedAt: new Date(made ?? 0) }, days(1));
    await vi.waitFor(async () => expect(await openedAt(group.id)).toBeGreaterThan(made ?? 0));
    expect(write).toHaveBeenCalledTimes(1);
  });
});
