import type { SWRConfiguration } from "swr";
import { ApiError } from "./api-error";

/** SPEC K1: the interval between two polls for an unfinished group or event. */
export const pollIntervalMs = 2000;

/** The longest wait between two attempts while the server is unreachable. */
const retryDelayMaxMs = 30_000;

/** Whether asking again may help. */
export const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.isRetryable;

/** How long to wait after the n-th failure in a row (n from 1): doubled each time, at most half a minute. */
export const retryDelayMs = (failureCount: number): number =>
  Math.min(pollIntervalMs * 2 ** Math.max(failureCount - 1, 0), retryDelayMaxMs);

/**
 * SWR's options for a read that recovers by itself: it waits longer after each failure, and asks at once when
 * the browser is online or the page visible again. Leaving the screen ends it.
 */
export const recovering = {
  shouldRetryOnError: isWorthRetrying,
  // Shorter than the polling interval, so that SWR does not treat a poll as a duplicate of the previous one.
  dedupingInterval: pollIntervalMs / 2,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    window.setTimeout(() => void revalidate({ retryCount }), retryDelayMs(retryCount));
  },
} as const satisfies SWRConfiguration;

/** The progress of a text's reading, as groups and events report it. */
export interface Progress {
  processing_complete: boolean;
  processing_error: string | null;
}

/** True while there is no outcome yet. */
export const isUnfinished = ({ processing_complete, processing_error }: Progress): boolean =>
  !processing_complete && processing_error === null;
