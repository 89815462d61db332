import "server-only";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import { measures } from "@/lib/metrics/measures";

/** How long a statement keeps trying, without blocking, before it fails; waiting for its turn counts. */
export const busyTotalMs = 5000;
const firstWaitMs = 5;
const longestWaitMs = 40;

/**
 * Whether another connection held the lock that a statement needed; no part of the statement was executed.
 */
export function isBusy(error: unknown): boolean {
  return isDriverAdapterError(error) && error.cause.kind === "SocketTimeout";
}

/** Retries while another connection holds the lock, for at most 5 s from `since` (performance.now). */
export async function retryWhileBusy<T>(attempt: () => Promise<T>, since = performance.now()): Promise<T> {
  const giveUpAt = since + busyTotalMs;
  const startedMs = performance.now();
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      const result = await attempt();
      if (waitMs > firstWaitMs) measures()?.databaseWait("lock", performance.now() - startedMs);
      return result;
    } catch (error) {
      if (!isBusy(error) || performance.now() + waitMs > giveUpAt) throw error;
      const pauseMs = waitMs * (1 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
