import { ApiError } from "./api-error";

/** SPEC K1: how often an unfinished group or event is asked about. */
export const pollIntervalMs = 2000;

/** Whether asking again may help; SWR then backs off by itself and recovers when the server does. */
export const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.isRetryable;

interface Progress {
  processing_complete: boolean;
  processing_error: string | null;
}

/** SWR's `refreshInterval`: 0 stops the polling once there is an outcome (SPEC T1–T3). */
export const pollUntilDone = (progress: Progress | undefined): number =>
  progress !== undefined && !progress.processing_complete && progress.processing_error === null
    ? pollIntervalMs
    : 0;
