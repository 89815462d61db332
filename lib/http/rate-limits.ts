import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRes,
  RLWrapperTimeouts,
} from "rate-limiter-flexible";
import { createSharedCounter, type SharedCounter } from "@/lib/db/shared-counter";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import { describeError, log } from "@/lib/log/logger";
import { measures } from "@/lib/metrics/measures";

/**
 * SPEC D11: creates are A1, model tests A17, feeds are what calendars ask for (B11), refusals are requests that are
 * refused before they count as one of the others, and reads and writes are everything else.
 */
export type LimitKind = "creates" | "reads" | "writes" | "modelTests" | "feeds" | "refusals";

interface RateLimitOptions {
  /** What one visitor, and one address, may send in a minute; 0 turns a limit off. */
  perMinute: Record<LimitKind, number>;
  /** Makes the counter that instances share, or null where this process counts for itself. */
  createShared: ((kind: LimitKind, points: number) => SharedCounter) | null;
  /** Most keys that are held for each kind, so that no rotation of addresses fills the memory. */
  keysMax?: number;
}

export interface Caller {
  /** In the form of `addressKey`. */
  address: string;
  /**
   * Null for a caller without a cookie: counting a cookie that the caller made up would give a new visitor
   * each time.
   */
  visitorId: string | null;
}

export interface RateLimits {
  /**
   * Counts one request. Throws `rate_limited`, whose Retry-After holds, when the visitor or the address is
   * over.
   */
  spend(kind: LimitKind, caller: Caller): Promise<void>;
  /**
   * Counts a request that was spent already so many times more, which with that once is never more than the
   * whole minute's: what counts several times passes a low limit too, when it comes first.
   */
  spendMore(kind: LimitKind, caller: Caller & { times: number }): Promise<void>;
}

interface Counter {
  consume(key: string, times: number): Promise<RateLimiterRes>;
  /** Without counting anything. */
  look(key: string): Promise<RateLimiterRes | null>;
}

const durationSeconds = 60;
const defaultKeysMax = 50_000;
const sharedBuckets = 1024;
/** How long a request may wait for the shared count, and how long a failed store is not asked again. */
const storeTimeoutMs = 1000;
const storeRestMs = 10_000;

/**
 * Runs something in the context in which this module was loaded, outside any request. The limiter sets a
 * timer of one minute for each new key, and for that minute a timer keeps alive everything of the request
 * that set it (Next's stores, request, answer: 25 kB).
 */
const outsideRequests = AsyncLocalStorage.snapshot();

interface Consumed {
  key: string;
  times: number;
}

/** The count after one more request, or after so many, over the limit or not; any other rejection is a failure of the store. */
async function consumeFrom(limiter: RateLimiterAbstract, { key, times }: Consumed): Promise<RateLimiterRes> {
  try {
    return await outsideRequests(() => limiter.consume(key, times));
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

/** As `consumeFrom`; what the store's limiter refuses from memory has no count, but is over the limit too. */
async function consumeShared(
  { limiter, points }: { limiter: RateLimiterAbstract; points: number },
  consumed: Consumed,
): Promise<RateLimiterRes> {
  const spent = await consumeFrom(limiter, consumed);
  return spent.consumedPoints === 0 ? new RateLimiterRes(0, spent.msBeforeNext, points + 1, false) : spent;
}

/**
 * Counts in this process. A key is held for its minute, so the newcomers of this minute and the last are at
 * least as many as the keys held; past `keysMax` a newcomer shares one of 1,024 buckets with others.
 */
function createMemoryCounter(points: number, keysMax: number): Counter {
  const limiter = new RateLimiterMemory({ points, duration: durationSeconds });
  let minute = { startMs: 0, newcomers: 0, before: 0 };
  const turnMinute = () => {
    const passedMs = Date.now() - minute.startMs;
    if (passedMs >= 0 && passedMs < durationSeconds * 1000) return;
    const isNext = passedMs >= 0 && passedMs < 2 * durationSeconds * 1000;
    minute = { startMs: Date.now(), newcomers: 0, before: isNext ? minute.newcomers : 0 };
  };
  const placeOf = async (key: string) => {
    if (minute.newcomers + minute.before < keysMax || (await limiter.get(key)) !== null) return key;
    return `shared:${createHash("sha256").update(key).digest().readUInt16BE() % sharedBuckets}`;
  };
  return {
    look: (key) => limiter.get(key),
    consume: async (key, times) => {
      turnMinute();
      const spent = await consumeFrom(limiter, { key: await placeOf(key), times });
      if (spent.isFirstInDuration) minute.newcomers += 1;
      return spent;
    },
  };
}

/**
 * Counts in the database that instances share. When that fails or takes longer than a second, this process
 * counts for itself for ten seconds and a log line says so: nobody is locked out, and nothing passes
 * uncounted.
 */
function createInsuredCounter({ limiter: shared, sweep }: SharedCounter, memory: Counter): Counter {
  const limiter = new RLWrapperTimeouts({ limiter: shared, timeoutMs: storeTimeoutMs });
  let restUntilMs = 0;
  const ask = async <T>(question: () => Promise<T>, instead: () => Promise<T>): Promise<T> => {
    if (performance.now() < restUntilMs) return instead();
    try {
      return await question();
    } catch (error) {
      restUntilMs = performance.now() + storeRestMs;
      log("error", { event: "rate limits: counting in this process alone", ...describeError(error) });
      return instead();
    }
  };
  return {
    look: (key) =>
      ask(
        () => limiter.get(key),
        () => memory.look(key),
      ),
    consume: (key, times) =>
      ask(
        async () => {
          await sweep(new Date());
          return consumeShared({ limiter, points: shared.points }, { key, times });
        },
        () => memory.consume(key, times),
      ),
  };
}

function createCounter(kind: LimitKind, options: RateLimitOptions): Counter | null {
  const points = options.perMinute[kind];
  if (points === 0) return null;
  const memory = createMemoryCounter(points, options.keysMax ?? defaultKeysMax);
  // A refusal must cost the shared database nothing, so each instance counts its own refusals.
  return options.createShared === null || kind === "refusals"
    ? memory
    : createInsuredCounter(options.createShared(kind, points), memory);
}

/**
 * The limits of SPEC D11. The address is counted first: an address over its limit creates no new keys,
 * whatever cookies it sends. The answer gives the longer of the two waits, so that it is true for both.
 */
export function createRateLimits(options: RateLimitOptions): RateLimits {
  const counters: Record<LimitKind, Counter | null> = {
    creates: createCounter("creates", options),
    reads: createCounter("reads", options),
    writes: createCounter("writes", options),
    modelTests: createCounter("modelTests", options),
    feeds: createCounter("feeds", options),
    refusals: createCounter("refusals", options),
  };
  const count = async (kind: LimitKind, { address, visitorId, times }: Caller & { times: number }) => {
    const counter = counters[kind];
    if (counter === null || times <= 0) return;
    const points = options.perMinute[kind];
    const isOver = (spent: RateLimiterRes) => spent.consumedPoints > points;
    const byAddress = await counter.consume(`address:${address}`, times);
    const visitorKey = visitorId === null ? null : `visitor:${visitorId}`;
    const countVisitor = isOver(byAddress) ? counter.look : counter.consume;
    const byVisitor = visitorKey === null ? null : await countVisitor(visitorKey, times);
    const spent = byVisitor === null ? [byAddress] : [byAddress, byVisitor];
    if (!spent.some(isOver)) return;
    const usedUp = spent.filter((spending) => spending.consumedPoints >= points);
    // The clock may have stepped back since; a count still expires after its minute.
    const waitMs = Math.min(
      durationSeconds * 1000,
      Math.max(...usedUp.map(({ msBeforeNext }) => msBeforeNext)),
    );
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    measures()?.limitHit(kind);
    throw new AppError("rate_limited", { headers: { "retry-after": String(seconds) } });
  };
  return {
    spend: (kind, caller) => count(kind, { ...caller, times: 1 }),
    spendMore: (kind, { times, ...caller }) =>
      count(kind, { ...caller, times: Math.min(times, options.perMinute[kind] - 1) }),
  };
}

/** The limits that the environment names. */
export function createConfiguredLimits(): RateLimits {
  return createRateLimits({
    perMinute: {
      creates: environment.RATE_LIMIT_CREATES_PER_MINUTE,
      reads: environment.RATE_LIMIT_READS_PER_MINUTE,
      writes: environment.RATE_LIMIT_WRITES_PER_MINUTE,
      modelTests: environment.RATE_LIMIT_MODEL_TESTS_PER_MINUTE,
      feeds: environment.RATE_LIMIT_FEEDS_PER_MINUTE,
      refusals: environment.RATE_LIMIT_REFUSALS_PER_MINUTE,
    },
    // Several instances can share a remote database; a file is this machine's alone.
    createShared: environment.DATABASE_URL.startsWith("file:")
      ? null
      : (name, points) => createSharedCounter({ name, points, durationSeconds }),
  });
}
