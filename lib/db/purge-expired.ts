import "server-only";
import { type DatabaseHandle, database } from "./client";
import { keptAfterDeletionMs } from "./retention";
import { deleteExpiredCounts } from "./shared-counter";
import { storedInstant } from "./stored-instant";

const dayMs = 24 * 60 * 60 * 1000;
/** How many rows one statement removes: as many as take about `sliceMs`, during which nobody else is served. */
const slice = { first: 100, most: 500, ms: 15 } as const;
/** Before every time of an undo. */
const longAgo = new Date(0);

/** What a purge did. */
export interface Purge {
  /** How many rows it removed, those that went with them not counted. */
  removed: number;
  /** Whether nothing is left that is past its time. */
  isDone: boolean;
}

/** Removes at most `take` rows, and says how many it did. */
type RemoveSome = (take: number) => Promise<number>;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Has rows removed in slices, with a pause as long after each; ends early at `untilMs` (performance.now). */
async function removeInSlices(removeSome: RemoveSome, untilMs: number): Promise<Purge> {
  let take: number = slice.first;
  let removed = 0;
  while (performance.now() < untilMs) {
    const startedMs = performance.now();
    const count = await removeSome(take);
    removed += count;
    if (count < take) return { removed, isDone: true };
    const tookMs = performance.now() - startedMs;
    await pause(tookMs);
    take = Math.max(1, Math.min(slice.most, Math.round(take * Math.min(2, slice.ms / tookMs))));
  }
  return { removed, isDone: false };
}

/** Groups that are past their time and have no events any more, and those of their visitors who have nothing left. */
async function removeGroups(handle: DatabaseHandle, expired: Date, take: number): Promise<number> {
  const rows = await handle.group.findMany({
    where: { deletedAt: { lt: expired }, events: { none: {} } },
    select: { id: true, visitorId: true },
    take,
  });
  await handle.group.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const visitorIds = [...new Set(rows.map(({ visitorId }) => visitorId))];
  const nothingLeft = { groups: { none: {} }, requests: { none: {} }, preferences: { is: null } };
  await handle.visitor.deleteMany({ where: { id: { in: visitorIds }, ...nothingLeft } });
  return rows.length;
}

/** The rows that are past their time, one kind after the other: a group's events go before it, since they are many. */
function expiredRows(now: Date, retentionDays: number): RemoveSome[] {
  const expired = new Date(now.getTime() - keptAfterDeletionMs);
  const before = storedInstant(expired);
  const unopened = storedInstant(new Date(now.getTime() - retentionDays * dayMs));
  const forget: RemoveSome = (take) => database.$executeRaw`
    UPDATE "Group" SET "deletedAt" = ${storedInstant(longAgo)}, "leaseOwner" = NULL, "leaseExpiresAt" = NULL
    WHERE rowid IN (SELECT rowid FROM "Group" WHERE "lastOpenedAt" < ${unopened} AND "deletedAt" IS NULL LIMIT ${take})`;
  return [
    ...(retentionDays > 0 ? [forget] : []),
    (take) => database.$executeRaw`
      DELETE FROM "Event" WHERE rowid IN (SELECT rowid FROM "Event" WHERE "deletedAt" < ${before} LIMIT ${take})`,
    (take) => database.$executeRaw`
      DELETE FROM "Event" WHERE rowid IN (
        SELECT "Event".rowid FROM "Group" JOIN "Event" ON "Event"."groupId" = "Group"."id"
        WHERE "Group"."deletedAt" < ${before} LIMIT ${take})`,
    (take) => database.$executeRaw`
      DELETE FROM "CreateRequest" WHERE rowid IN (
        SELECT rowid FROM "CreateRequest" WHERE "createdAt" < ${before} LIMIT ${take})`,
    (take) => removeGroups(database, expired, take),
  ];
}

/**
 * Removes for good what was deleted more than 24 hours ago, groups that nobody opened for `retentionDays` (0 keeps
 * them, SPEC D12), and keys and counts that are past their time. Lets go after every few milliseconds, and ends after
 * `withinMs` whether or not it is done: what is left is for the next one. Throws a failure of the database.
 */
export async function purgeExpired(
  now: Date,
  { retentionDays, withinMs = Number.POSITIVE_INFINITY }: { retentionDays: number; withinMs?: number },
): Promise<Purge> {
  const untilMs = performance.now() + withinMs;
  const purge = { removed: 0, isDone: true };
  for (const removeSome of expiredRows(now, retentionDays)) {
    const { removed, isDone } = await removeInSlices(removeSome, untilMs);
    purge.removed += removed;
    purge.isDone &&= isDone;
  }
  await deleteExpiredCounts(now);
  return purge;
}
