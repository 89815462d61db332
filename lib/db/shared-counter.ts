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

/** A count that instances share. */
export interface SharedCounter {
  limiter: RateLimiterAbstract;
  /** Lets go of counts that are over, and of all that a clock which stepped back would hold; asked before each count. */
  sweep(now: Date): Promise<void>;
}

/** A limiter whose counts are rows of the database, so that every instance on that database counts together. */
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
 * The end of a count that lies further ahead was written before the clock stepped back; every limit counts by the minute,
 * and the clocks of two machines may differ by a few seconds.
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
 * Removes expired counts when the last time is long enough ago: rows are bounded by what five minutes can bring. Where the
 * clock stepped back since the last call, which a clock that nobody sets tells, what it counted before lies in the future:
 * rows that would be held for more than their minute go, and so does what the limiter refuses from memory.
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
