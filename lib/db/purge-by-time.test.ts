import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema } from "@/lib/wire/group-schema";
import { database } from "./client";
import { isPurgeDue, purgeNow } from "./purge-by-time";
import { purgeExpired } from "./purge-expired";

const dayMs = 24 * 60 * 60 * 1000;
const expired = () => new Date(Date.now() - dayMs - 1000);

/** A group with this many more events than its text has, all deleted a day ago. */
async function createExpired(eventCount: number): Promise<string> {
  const visitor = createApiVisitor();
  const create = { body: { text: "Planning tomorrow at 9am", use_llm: false } };
  const { group } = await dataOf(
    await visitor.call("POST", "/api/v1/groups/create-from-text/", create),
    createdGroupSchema,
  );
  const { suggestions, evidence, alternatives, assumptions, exdates, rdates, reminders, ...event } =
    await database.event.findFirstOrThrow({
      where: { groupId: group.id },
    });
  const copies = Array.from({ length: eventCount }, (_, index) => ({
    ...event,
    id: `${group.id}-${index}`,
    suggestions: [],
    evidence: [],
    alternatives: [],
    assumptions: [],
    exdates: [],
    rdates: [],
    reminders: [],
    deletedAt: expired(),
  }));
  expect(
    [suggestions, evidence, alternatives, assumptions, exdates, rdates, reminders].every(
      (value) => value !== undefined,
    ),
  ).toBe(true);
  await database.event.createMany({ data: copies });
  return group.id;
}

beforeEach(async () => {
  await database.visitor.deleteMany();
});

describe("purgeExpired", () => {
  it("removes many events in slices, and ends early when its time is over", async () => {
    const id = await createExpired(1500);
    const first = await purgeExpired(new Date(), { retentionDays: 0, withinMs: 30 });
    expect(first.isDone).toBe(false);
    expect(await database.event.count({ where: { groupId: id } })).toBeGreaterThan(1);
    const second = await purgeExpired(new Date(), { retentionDays: 0 });
    expect(second.isDone).toBe(true);
    expect(first.removed + second.removed).toBe(1500);
    expect(await database.event.count({ where: { groupId: id } })).toBe(1);
  });

  it("removes a group after its events, and with it its visitor, who has nothing left", async () => {
    const id = await createExpired(700);
    await database.group.update({ where: { id }, data: { deletedAt: expired() } });
    await purgeExpired(new Date(), { retentionDays: 0 });
    expect(await database.group.count()).toBe(0);
    expect(await database.event.count()).toBe(0);
    expect(await database.visitor.count()).toBe(0);
  });

  it("leaves the event loop to others meanwhile", async () => {
    await createExpired(1500);
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    }, 5);
    const startedMs = performance.now();
    await purgeExpired(new Date(), { retentionDays: 0 });
    clearInterval(turn);
    expect(turns).toBeGreaterThan((performance.now() - startedMs) / 5 / 4);
  });
});

describe("a purge by time", () => {
  it("is due at the start and five minutes after a finished one", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    try {
      expect(isPurgeDue()).toBe(true);
      const id = await createExpired(5);
      await purgeNow("request");
      expect(await database.event.count({ where: { groupId: id } })).toBe(1);
      expect(isPurgeDue()).toBe(false);
      vi.advanceTimersByTime(5 * 60 * 1000);
      expect(isPurgeDue()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
