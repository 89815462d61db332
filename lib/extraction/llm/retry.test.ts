import { describe, expect, it } from "vitest";
import { ProviderError, readRetryAfter, toProviderError } from "./provider-error";
import { type RetryPolicy, withRetries } from "./retry";
import { limitTime } from "./time-limit";

const policy: RetryPolicy = { attemptLimitMs: 1000, pausesMs: [1, 1], retryAfterLimitMs: 40 };

/** Fails with these errors one after another, then answers. */
async function tryThrough(failures: Error[], changes: Partial<RetryPolicy> = {}) {
  let calls = 0;
  const answer = withRetries(
    { policy: { ...policy, ...changes }, signal: new AbortController().signal },
    () => {
      const failure = failures[calls];
      calls += 1;
      return failure === undefined ? Promise.resolve("answer") : Promise.reject(failure);
    },
  );
  return { outcome: await answer.catch((error: unknown) => error), calls };
}

describe("withRetries", () => {
  it.each(["unreachable", "rate_limited", "unavailable"] as const)(
    "tries again after %s, twice",
    async (kind) => {
      const failure = new ProviderError(kind);
      expect(await tryThrough([failure])).toEqual({ outcome: "answer", calls: 2 });
      expect(await tryThrough([failure, failure])).toEqual({ outcome: "answer", calls: 3 });
      expect(await tryThrough([failure, failure, failure])).toEqual({ outcome: failure, calls: 3 });
    },
  );

  it.each(["unauthorized", "rejected", "timed_out", "declined"] as const)(
    "does not retry after %s",
    async (kind) => {
      const failure = new ProviderError(kind);
      expect(await tryThrough([failure])).toEqual({ outcome: failure, calls: 1 });
    },
  );

  it("waits as long as Retry-After says, and gives up if that is too long", async () => {
    const soon = new ProviderError("rate_limited", 0.02);
    const startedMs = performance.now();
    expect(await tryThrough([soon])).toEqual({ outcome: "answer", calls: 2 });
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(18);
    const late = new ProviderError("rate_limited", 3600);
    expect(await tryThrough([late])).toEqual({ outcome: late, calls: 1 });
  });

  it("ends a pause when it is stopped, with the reason of the signal", async () => {
    const stopped = new AbortController();
    const reason = new Error("deleted");
    const answer = withRetries({ policy: { ...policy, pausesMs: [60_000] }, signal: stopped.signal }, () =>
      Promise.reject(new ProviderError("unavailable")),
    );
    setTimeout(() => stopped.abort(reason), 5);
    await expect(answer).rejects.toBe(reason);
  });
});

describe("limitTime", () => {
  it("ends late work whether or not it heeds the signal, and aborts that signal", async () => {
    let told: AbortSignal | undefined;
    const late = limitTime({ limitMs: 10 }, (signal) => {
      told = signal;
      return new Promise(() => {});
    });
    await expect(late).rejects.toMatchObject({ kind: "timed_out" });
    expect(told?.aborted).toBe(true);
  });

  it("does not start work that was stopped before", async () => {
    const begin = () => Promise.reject(new Error("begun"));
    const reason = new Error("deleted");
    await expect(limitTime({ limitMs: 10, signal: AbortSignal.abort(reason) }, begin)).rejects.toBe(reason);
  });

  it("leaves no timer behind", async () => {
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
    const before = timers();
    await Promise.all(
      Array.from({ length: 50 }, () => limitTime({ limitMs: 60_000 }, () => Promise.resolve(1))),
    );
    await Promise.allSettled(
      Array.from({ length: 50 }, () => limitTime({ limitMs: 60_000 }, () => Promise.reject(new Error("x")))),
    );
    expect(timers()).toBe(before);
  });
});

describe("readRetryAfter", () => {
  const nowMs = Date.parse("2026-11-21T09:00:00Z");

  it.each([
    ["7", 7],
    [" 0 ", 0],
    ["Sat, 21 Nov 2026 09:00:30 GMT", 30],
    ["Sat, 21 Nov 2026 08:00:00 GMT", 0],
    ["soon", null],
    ["1.5", null],
    [null, null],
  ])("reads %j as %j seconds", (value, seconds) => {
    expect(readRetryAfter(value, nowMs)).toBe(seconds);
  });
});

describe("toProviderError", () => {
  const kindOf = (status: number, code: string | null = null) =>
    toProviderError(null, { status, code, retryAfter: null }).kind;

  it("recognizes an empty account by its status or its code", () => {
    expect(kindOf(402)).toBe("no_credit");
    expect(kindOf(429, "insufficient_quota")).toBe("no_credit");
    expect(kindOf(400, "billing_error")).toBe("no_credit");
    expect(kindOf(429, "rate_limit_exceeded")).toBe("rate_limited");
  });

  it("retries an overloaded provider, but not one that refuses a request", () => {
    expect([500, 502, 503, 504, 529].map((status) => kindOf(status))).toEqual(Array(5).fill("unavailable"));
    expect([400, 405, 408, 413, 422].map((status) => kindOf(status))).toEqual(Array(5).fill("rejected"));
  });
});
