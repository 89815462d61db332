import { ApiError } from "./api-error";

/** SPEC K1: how often an unfinished group or event is asked about. */
export const pollIntervalMs = 2000;

/** Whether asking again may help; SWR then backs off by itself and recovers when the server does. */
export const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.isRetryable;

/** How far the reading of a text is, as groups and events tell it. */
export interface Progress {
  processing_complete: boolean;
  processing_error: string | null;
}

/** True while there is no outcome yet. */
export const isUnfinished = ({ processing_complete, processing_error }: Progress): boolean =>
  !processing_complete && processing_error === null;

const retryDelayMaxMs = 30_000;

/** How long to wait before asking again after `failures` failed questions in a row: twice as long each time, up to 30 s. */
export const retryDelayMs = (failures: number): number =>
  Math.min(pollIntervalMs * 2 ** Math.max(failures - 1, 0), retryDelayMaxMs);
