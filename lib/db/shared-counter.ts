import "server-only";
import { RateLimiterPrisma } from "rate-limiter-flexible";
import { type DatabaseHandle, database } from "./client";

const expiredRowsGoEveryMs = 5 * 60 * 1000;

export interface SharedCounterOptions {
  /** What is counted; part of each row's key. */
  name: string;
  points: number;
  durationSeconds: number;
}

/** A limiter whose counts are rows of the database, so that every instance on that database counts together. */
export function createSharedCounter(options: SharedCounterOptions): RateLimiterPrisma {
  return new RateLimiterPrisma({
    storeClient: database,
    tableName: "rateLimit",
    keyPrefix: options.name,
    points: options.points,
    duration: options.durationSeconds,
    // Its own timer would write to the console when the database is away.
    clearExpiredByTimeout: false,
    // Whoever is over the limit is refused from memory: a flood costs the database nothing.
    inMemoryBlockOnConsumed: options.points + 1,
  });
}

/** The end of a count that lies further ahead was written before the clock stepped back; every limit counts by the minute. */
const latestEndMs = 2 * 60 * 1000;

/** Removes the counts whose minute is over. */
export async function deleteExpiredCounts(now: Date, handle: DatabaseHandle = database): Promise<void> {
  const latestEnd = new Date(now.getTime() + latestEndMs);
  await handle.rateLimit.deleteMany({
    where: { OR: [{ expire: { lt: now } }, { expire: { gt: latestEnd } }] },
  });
}

/** Removes expired counts when the last time is long enough ago. Rows are bounded by what five minutes can bring. */
export function createCountSweeper(): (now: Date) => Promise<void> {
  let sweptMs = 0;
  return async (now) => {
    if (Math.abs(now.getTime() - sweptMs) < expiredRowsGoEveryMs) return;
    sweptMs = now.getTime();
    await deleteExpiredCounts(now);
  };
}
