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
