import "server-only";
import { type RateLimiterAbstract, RateLimiterPrisma } from "rate-limiter-flexible";
import { type DatabaseHandle, database } from "./client";

const expiredRowsGoEveryMs = 5 * 60 * 1000;

interface SharedCounterOptions {
  /** What is counted; part of each row's key. */
  name: string;
  points: number;
  durationSeconds: number;
}

/** A counter that instances share. */
export interface SharedCounter {
  limiter: RateLimiterAbstract;
  /**
   * Removes finished counts, and those that a clock which stepped back would keep; called before each count.
   */
  sweep(now: Date): Promise<void>;
}

/**
 * A limiter whose counts are rows of the database, so that every instance on that database counts together.
 */
export function createSharedCounter(options: SharedCounterOptions): SharedCounter {
  const limiter = new RateLimiterPrisma({
    storeClient: database,
    tableName: "rateLimit",
    keyPrefix: options.name,
    points: options.points,
    duration: options.durationSeconds,
    // Its own timer would write to the console when the database is away.
    clearExpiredByTimeout: false,
    // A caller over the limit is refused from memory, so a flood costs the database nothing.
    inMemoryBlockOnConsumed: options.points + 1,
  });
  const { durationSeconds } = options;
  return {
    limiter,
    sweep: createSweep({ durationSeconds, forget: () => limiter.deleteInMemoryBlockedAll() }),
  };
}

/**
 * A count that ends later than this was written before the clock stepped back: every limit counts by the
 * minute, and the clocks of two machines may differ by a few seconds.
 */
const latestEndMs = 2 * 60 * 1000;

/** Removes the counts whose minute is over, and those that end later than `aheadMs` from now. */
export async function deleteExpiredCounts(
  now: Date,
  { handle = database, aheadMs = latestEndMs }: { handle?: DatabaseHandle; aheadMs?: number } = {},
): Promise<void> {
  const latestEnd = new Date(now.getTime() + aheadMs);
  await handle.rateLimit.deleteMany({
    where: { OR: [{ expire: { lt: now } }, { expire: { gt: latestEnd } }] },
  });
}

/** How far a clock must step back to count: a clock that is adjusted gradually never jumps this far. */
const stepMs = 1000;

/**
 * Removes expired counts if the last time is long enough ago: there are at most as many rows as five minutes
 * can bring. If the clock stepped back since the last call, as a monotonic clock shows, earlier counts lie in
 * the future: rows that would be kept for more than their minute are removed, and so is what the limiter
 * refuses from memory.
 */
function createSweep({ durationSeconds, forget }: { durationSeconds: number; forget: () => void }) {
  let sweptMs = 0;
  let leadMs = Number.NEGATIVE_INFINITY;
  return async (now: Date): Promise<void> => {
    const lead = now.getTime() - performance.now();
    const isBack = lead < leadMs - stepMs;
    leadMs = lead;
    if (!isBack && Math.abs(now.getTime() - sweptMs) < expiredRowsGoEveryMs) return;
    sweptMs = now.getTime();
    if (isBack) forget();
    await deleteExpiredCounts(now, isBack ? { aheadMs: durationSeconds * 1000 } : {});
  };
}
