import { setTimeout as wait } from "node:timers/promises";
import { ProviderError } from "./provider-error";
import { limitTime } from "./time-limit";

export interface RetryPolicy {
  /** The time limit for one attempt. */
  attemptLimitMs: number;
  /** The pause before each retry; there are as many retries as pauses. */
  pausesMs: readonly number[];
  /** The longest Retry-After to wait for; a provider that asks for more is not asked again. */
  retryAfterLimitMs: number;
}

/**
 * Pauses of one and three seconds, Retry-After up to ten; one attempt may take the whole deadline, as local
 * models do.
 */
export function defaultRetryPolicy(deadlineMs: number): RetryPolicy {
  return { attemptLimitMs: deadlineMs, pausesMs: [1000, 3000], retryAfterLimitMs: 10_000 };
}

/** How long to wait before the next attempt; null when there is to be none. */
function pauseAfter(error: unknown, retry: number, policy: RetryPolicy): number | null {
  const pauseMs = policy.pausesMs[retry];
  if (!(error instanceof ProviderError) || !error.retryable || pauseMs === undefined) return null;
  if (error.retryAfterSeconds === null) return pauseMs * (0.5 + Math.random());
  const askedMs = error.retryAfterSeconds * 1000;
  return askedMs > policy.retryAfterLimitMs ? null : askedMs;
}

/**
 * Asks until there is an answer, a failure that will not pass, or no retry left. A 429, a 5xx and a failed
 * connection are retried after a pause (0.5 to 1.5 times the policy's, so that many clients do not return at
 * once) or after what Retry-After says. Rejects with the last failure, or with the reason of the signal.
 */
export async function withRetries<T>(
  { policy, signal }: { policy: RetryPolicy; signal: AbortSignal },
  attempt: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await limitTime({ limitMs: policy.attemptLimitMs, signal }, attempt);
    } catch (error) {
      signal.throwIfAborted();
      const pauseMs = pauseAfter(error, retry, policy);
      if (pauseMs === null) throw error;
      await wait(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}
