import { AsyncLocalStorage } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "@/lib/db/client";
import { createSharedCounter, deleteExpiredCounts } from "@/lib/db/shared-counter";
import { AppError } from "@/lib/errors/app-error";
import { type Caller, createRateLimits, type RateLimits } from "./rate-limits";

const perMinute = { creates: 3, reads: 5, writes: 0, modelTests: 1, feeds: 1, refusals: 0 };
const inMemory = () => createRateLimits({ perMinute, createShared: null });
const alice: Caller = { address: "192.0.2.1", visitorId: "alice" };

/** The seconds to wait, or null when the request passes. */
async function waitOf(
  limits: RateLimits,
  kind: keyof typeof perMinute,
  caller: Caller,
): Promise<number | null> {
  try {
    await limits.spend(kind, caller);
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "rate_limited") throw error;
    return Number(error.headers["retry-after"]);
  }
}

describe("the memory of a limit", () => {
  it("is the count, and contains nothing of the counted request (RA37)", async () => {
    setFlagsFromString("--expose-gc");
    const collectGarbage: () => void = runInNewContext("gc");
    const requests = new AsyncLocalStorage<object>();
    const limits = inMemory();
    const spendInRequest = async () => {
      const request = { body: "a text" };
      await requests.run(request, () => limits.spend("reads", alice));
      return new WeakRef(request);
    };
    const request = await spendInRequest();
    await vi.waitFor(() => {
      collectGarbage();
      // The object itself in an assertion would be held by its error.
      expect(request.deref() === undefined).toBe(true);
    });
    for (let more = 1; more < 5; more += 1) await limits.spend("reads", alice);
    await expect(limits.spend("reads", alice)).rejects.toThrow(AppError);
  });
});

describe("the limits in memory (D11, RA12)", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date("2026-11-21T08:00:00Z") });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("admit as many as the key says, and then name the seconds until the next one passes", async () => {
    const limits = inMemory();
    for (let count = 0; count < 3; count += 1) expect(await waitOf(limits, "creates", alice)).toBeNull();
    vi.advanceTimersByTime(12_300);
    expect(await waitOf(limits, "creates", alice)).toBe(48);
    vi.advanceTimersByTime(46_000);
    expect(await waitOf(limits, "creates", alice)).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(await waitOf(limits, "creates", alice)).toBeNull();
  });

  it("count each kind separately, and nothing if the limit is off", async () => {
    const limits = inMemory();
    for (let count = 0; count < 4; count += 1) await waitOf(limits, "creates", alice);
    expect(await waitOf(limits, "reads", alice)).toBeNull();
    for (let count = 0; count < 1000; count += 1) expect(await waitOf(limits, "writes", alice)).toBeNull();
  });

  it("refuse an address whatever cookies it sends, and a visitor whatever address it has", async () => {
    const byAddress = inMemory();
    for (let count = 0; count < 3; count += 1) {
      await waitOf(byAddress, "creates", { address: "192.0.2.1", visitorId: `made-up-${count}` });
    }
    expect(await waitOf(byAddress, "creates", { address: "192.0.2.1", visitorId: "another" })).toBe(60);
    expect(await waitOf(byAddress, "creates", { address: "192.0.2.1", visitorId: null })).toBe(60);
    const byVisitor = inMemory();
    for (let count = 0; count < 3; count += 1) {
      await waitOf(byVisitor, "creates", { address: `192.0.2.${count}`, visitorId: "alice" });
    }
    expect(await waitOf(byVisitor, "creates", { address: "192.0.2.99", visitorId: "alice" })).toBe(60);
    expect(await waitOf(byVisitor, "creates", { address: "192.0.2.99", visitorId: "bo" })).toBeNull();
  });

  it("count a request several times where it says so, but never more than a minute's worth", async () => {
    const limits = inMemory();
    await limits.spend("creates", alice);
    await limits.spendMore("creates", { ...alice, times: 1 });
    expect(await waitOf(limits, "creates", alice)).toBeNull();
    expect(await waitOf(limits, "creates", alice)).toBe(60);
    // The limit of three is less than what a text of eight parts counts, which passes it all the same.
    const bo = { address: "192.0.2.9", visitorId: "bo" };
    await limits.spend("creates", bo);
    await limits.spendMore("creates", { ...bo, times: 7 });
    expect(await waitOf(limits, "creates", bo)).toBe(60);
    await limits.spend("reads", bo);
    await limits.spend("reads", bo);
    await expect(limits.spendMore("reads", { ...bo, times: 7 })).rejects.toThrow(AppError);
    await limits.spendMore("writes", { ...bo, times: 7 });
  });

  it("name the longer wait where both are used up", async () => {
    const limits = inMemory();
    await waitOf(limits, "creates", { address: "192.0.2.1", visitorId: "bo" });
    vi.advanceTimersByTime(30_000);
    await waitOf(limits, "creates", alice);
    await waitOf(limits, "creates", { ...alice, address: "192.0.2.2" });
    await waitOf(limits, "creates", alice);
    expect(await waitOf(limits, "creates", alice)).toBe(60);
  });

  it("keep a bounded number of keys under a rotation of addresses, and still limit", async () => {
    const held = vi.spyOn(Map.prototype, "set");
    const limits = createRateLimits({ perMinute, createShared: null, keysMax: 100 });
    const keys = new Set<unknown>();
    let refused = 0;
    for (let count = 0; count < 20_000; count += 1) {
      const address = `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`;
      if ((await waitOf(limits, "reads", { address, visitorId: null })) !== null) refused += 1;
    }
    for (const [key] of held.mock.calls) if (/address:|shared:/.test(String(key))) keys.add(key);
    expect(keys.size).toBeLessThanOrEqual(100 + 1024);
    expect(refused).toBeGreaterThan(10_000);
    expect(await waitOf(limits, "reads", { address: "10.0.0.1", visitorId: null })).toBeNull();
    vi.advanceTimersByTime(121_000);
    expect(await waitOf(limits, "reads", { address: "172.16.0.1", visitorId: null })).toBeNull();
  });
});

describe("the limits in the database", () => {
  const createShared = (name: string, points: number) =>
    createSharedCounter({ name, points, durationSeconds: 60 });
  const inDatabase = () => createRateLimits({ perMinute, createShared });

  beforeEach(async () => {
    await database.rateLimit.deleteMany();
  });

  it("refuse whoever is over the limit, from every instance, for the whole minute", async () => {
    const instances = [inDatabase(), inDatabase()];
    const waits = [];
    for (let count = 0; count < 12; count += 1) {
      const limits = instances[count % 2];
      if (limits === undefined) return expect.unreachable();
      waits.push(await waitOf(limits, "creates", { address: "192.0.2.77", visitorId: `eve-${count}` }));
    }
    expect(waits.map((seconds) => seconds !== null)).toEqual([
      ...Array(3).fill(false),
      ...Array(9).fill(true),
    ]);
    for (const seconds of waits.slice(3)) expect(seconds).toBeGreaterThan(0);
  });

  it("are counted together by several instances, however concurrently", async () => {
    const instances = [inDatabase(), inDatabase(), inDatabase()];
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        waitOf(instances[index % 3] ?? inDatabase(), "creates", alice),
      ),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(3);
    for (const wait of waits) if (wait !== null) expect(wait).toBeOneOf([59, 60]);
    expect(await waitOf(inDatabase(), "creates", alice)).toBeGreaterThan(0);
  });

  it("restart when the minute is over, and leave no rows behind", async () => {
    const limits = inDatabase();
    for (let count = 0; count < 4; count += 1) await waitOf(limits, "creates", alice);
    expect(await database.rateLimit.count()).toBe(2);
    await database.rateLimit.updateMany({ data: { expire: new Date(Date.now() - 1) } });
    expect(await waitOf(inDatabase(), "creates", alice)).toBeNull();
    await deleteExpiredCounts(new Date(Date.now() + 61_000));
    expect(await database.rateLimit.count()).toBe(0);
  });

  it("leave no row that was written before the clock stepped back by hours", async () => {
    await waitOf(inDatabase(), "creates", alice);
    expect(await database.rateLimit.count()).toBe(2);
    await deleteExpiredCounts(new Date(Date.now() - 2 * 60 * 60 * 1000));
    expect(await database.rateLimit.count()).toBe(0);
  });

  it.each([
    ["two hours", 2 * 60 * 60 * 1000],
    ["ninety seconds", 90_000],
  ])("lock nobody out if the clock steps back by %s (RA29)", async (_, backMs) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T08:00:00Z") });
    try {
      const instances = [inDatabase(), inDatabase()];
      for (const limits of instances) {
        for (let count = 0; count < 5; count += 1) await waitOf(limits, "creates", alice);
        expect(await waitOf(limits, "creates", alice)).toBe(60);
      }
      vi.setSystemTime(Date.now() - backMs);
      const waits = [];
      for (const limits of instances) waits.push(await waitOf(limits, "creates", alice));
      expect(waits).toEqual([null, null]);
      // And it counts on by the new time.
      for (let count = 0; count < 5; count += 1) await waitOf(instances[0] ?? inDatabase(), "creates", alice);
      expect(await waitOf(inDatabase(), "creates", alice)).toBe(60);
    } finally {
      vi.useRealTimers();
    }
  });

  it("fall back to this process's own count when the store fails: neither closed nor open", async () => {
    let asked = 0;
    const limits = createRateLimits({
      perMinute,
      createShared: () => {
        const broken = new RateLimiterMemory({ points: 3, duration: 60 });
        broken.consume = () => {
          asked += 1;
          return Promise.reject(new Error("the store is away"));
        };
        return { limiter: broken, sweep: () => Promise.resolve() };
      },
    });
    for (let count = 0; count < 3; count += 1) expect(await waitOf(limits, "creates", alice)).toBeNull();
    expect(await waitOf(limits, "creates", alice)).toBe(60);
    expect(asked).toBe(1);
  });

  it("wait no longer than a second for a store that does not answer", async () => {
    const limits = createRateLimits({
      perMinute,
      createShared: () => {
        const silent = new RateLimiterMemory({ points: 3, duration: 60 });
        silent.consume = () => new Promise(() => undefined);
        return { limiter: silent, sweep: () => Promise.resolve() };
      },
    });
    const startedMs = performance.now();
    expect(await waitOf(limits, "creates", alice)).toBeNull();
    expect(await waitOf(limits, "creates", alice)).toBeNull();
    expect(performance.now() - startedMs).toBeLessThan(2500);
  });
});
