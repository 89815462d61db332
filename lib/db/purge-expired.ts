import "server-only";
import { z } from "zod";
import { environment } from "@/lib/env";
import { database } from "./client";
import { databaseFileOf } from "./database-file";
import { keptAfterDeletionMs } from "./retention";
import { deleteExpiredCounts } from "./shared-counter";
import { writerPragmas } from "./sqlite-connection";
import { storedInstant } from "./stored-instant";
import { openInThread, type ThreadConnection } from "./thread-connection";

const dayMs = 24 * 60 * 60 * 1000;
/**
 * How long one statement should take; it removes about as many rows as that allows, since other writes wait
 * for it. The time includes waits for others and for the disk, which smaller slices do not shorten.
 */
const slice = { first: 100, least: 50, most: 500, ms: 40 } as const;
/** A moment earlier than any undo. */
const longAgo = new Date(0);

/** The result of a purge. */
export interface Purge {
  /** How many rows it removed, not counting the rows that depend on them. */
  removed: number;
  /** Whether no expired row is left. */
  isDone: boolean;
}

type Value = string | number;
/** Runs a statement and returns its rows. */
type Ask = (sql: string, values: readonly Value[]) => Promise<unknown[]>;

/** A statement that changes at most as many rows as its last value says, and returns one row for each. */
interface Step {
  sql: string;
  values: readonly Value[];
  /** Whether the removed rows belonged to visitors, who may have nothing left. */
  isOfVisitors?: true;
}

const ownersSchema = z.array(z.object({ visitorId: z.string() }));

/** The expired rows, one kind after another: a group's events are removed before it, since they are many. */
function expiredRows(now: Date, retentionDays: number): Step[] {
  const before = storedInstant(new Date(now.getTime() - keptAfterDeletionMs));
  const unopened = storedInstant(new Date(now.getTime() - retentionDays * dayMs));
  const forget: Step = {
    sql: `UPDATE "Group" SET "deletedAt" = ?, "leaseOwner" = NULL, "leaseExpiresAt" = NULL WHERE rowid IN (
      SELECT rowid FROM "Group" WHERE "lastOpenedAt" < ? AND "deletedAt" IS NULL LIMIT ?) RETURNING 1`,
    values: [storedInstant(longAgo), unopened],
  };
  return [
    ...(retentionDays > 0 ? [forget] : []),
    {
      sql: `DELETE FROM "Event" WHERE rowid IN (
        SELECT rowid FROM "Event" WHERE "deletedAt" < ? LIMIT ?) RETURNING 1`,
      values: [before],
    },
    {
      sql: `DELETE FROM "Event" WHERE rowid IN (
        SELECT "Event".rowid FROM "Group" JOIN "Event" ON "Event"."groupId" = "Group"."id"
        WHERE "Group"."deletedAt" < ? LIMIT ?) RETURNING 1`,
      values: [before],
    },
    {
      sql: `DELETE FROM "CreateRequest" WHERE rowid IN (
        SELECT rowid FROM "CreateRequest" WHERE "createdAt" < ? LIMIT ?) RETURNING 1`,
      values: [before],
    },
    {
      sql: `DELETE FROM "Group" WHERE rowid IN (
        SELECT rowid FROM "Group" WHERE "deletedAt" < ?
          AND NOT EXISTS (SELECT 1 FROM "Event" WHERE "groupId" = "Group"."id") LIMIT ?) RETURNING "visitorId"`,
      values: [before],
      isOfVisitors: true,
    },
  ];
}

/** Removes those of these visitors who have nothing left. */
const removeVisitors = `DELETE FROM "Visitor" WHERE "id" IN (SELECT value FROM json_each(?))
  AND NOT EXISTS (SELECT 1 FROM "Group" WHERE "visitorId" = "Visitor"."id")
  AND NOT EXISTS (SELECT 1 FROM "CreateRequest" WHERE "visitorId" = "Visitor"."id")
  AND NOT EXISTS (SELECT 1 FROM "Preferences" WHERE "visitorId" = "Visitor"."id")`;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Runs a step in slices, each followed by a pause of the same length; ends early at `untilMs`
 * (performance.now).
 */
async function removeInSlices(
  { sql, values, isOfVisitors }: Step,
  { ask, untilMs }: { ask: Ask; untilMs: number },
): Promise<Purge> {
  let take: number = slice.first;
  let removed = 0;
  while (performance.now() < untilMs) {
    const startedMs = performance.now();
    const rows = await ask(sql, [...values, take]);
    if (isOfVisitors && rows.length > 0) {
      const owners = ownersSchema.parse(rows).map(({ visitorId }) => visitorId);
      await ask(removeVisitors, [JSON.stringify([...new Set(owners)])]);
    }
    removed += rows.length;
    if (rows.length < take) return { removed, isDone: true };
    const tookMs = performance.now() - startedMs;
    await pause(tookMs);
    const wanted = Math.round(take * Math.min(2, slice.ms / tookMs));
    take = Math.max(slice.least, Math.min(slice.most, wanted));
  }
  return { removed, isDone: false };
}

declare global {
  var saywhenThread: ThreadConnection | undefined;
}

/**
 * Gives `work` access to the database. A file is accessed in a thread: removing rows and waiting for the disk
 * takes time, which no request should wait for. Over HTTP nothing is blocked.
 */
async function askBeside<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
  const file = databaseFileOf(environment.DATABASE_URL);
  if (file === null) return work((sql, values) => database.$queryRawUnsafe<unknown[]>(sql, ...values));
  // Starts a new log if the previous one was removed, and throws if nothing may be written.
  await database.$queryRaw`SELECT 1`;
  const thread = openInThread(file, writerPragmas);
  globalThis.saywhenThread = thread;
  try {
    return await work(async (sql, values) => {
      // In turn with other writes: otherwise the thread and constant writers would wait seconds for each
      // other's lock.
      const turn = await globalThis.saywhenWriteTurns?.();
      return thread.all(sql, values).finally(() => turn?.release());
    });
  } finally {
    globalThis.saywhenThread = undefined;
    await thread.end();
  }
}

/**
 * Removes for good what was deleted more than 24 hours ago, groups that nobody opened for `retentionDays` (0
 * keeps them, SPEC D12), and expired keys and counts. Releases the lock every few milliseconds, and ends
 * after `withinMs` whether or not it is finished: the next purge removes the rest. Throws database failures.
 */
export async function purgeExpired(
  now: Date,
  { retentionDays, withinMs = Number.POSITIVE_INFINITY }: { retentionDays: number; withinMs?: number },
): Promise<Purge> {
  const untilMs = performance.now() + withinMs;
  const purge = { removed: 0, isDone: true };
  await askBeside(async (ask) => {
    for (const step of expiredRows(now, retentionDays)) {
      const { removed, isDone } = await removeInSlices(step, { ask, untilMs });
      purge.removed += removed;
      purge.isDone &&= isDone;
    }
  });
  await deleteExpiredCounts(now);
  return purge;
}
