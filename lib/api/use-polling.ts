"use client";

import { useState } from "react";
import type { Revalidator, RevalidatorOptions } from "swr";
import { isUnfinished, isWorthRetrying, type Progress, pollIntervalMs, retryDelayMs } from "./polling";

type RetryArguments = [unknown, string, unknown, Revalidator, Required<RevalidatorOptions>];

/** SWR's own back-off reaches twenty minutes; a server that comes back should be noticed sooner. */
function retryLater(...[, , , revalidate, { retryCount }]: RetryArguments): void {
  window.setTimeout(() => void revalidate({ retryCount }), retryDelayMs(retryCount));
}

/**
 * SWR's options for asking again until there is an outcome (SPEC T2, T3). SWR reads its interval only when the options
 * change, so a function of the data would never start: this is a state instead. `first` is what is known already.
 */
export function usePolling(first: Progress | undefined) {
  const [isPolling, setIsPolling] = useState(first !== undefined && isUnfinished(first));
  return {
    refreshInterval: isPolling ? pollIntervalMs : 0,
    shouldRetryOnError: isWorthRetrying,
    onErrorRetry: retryLater,
    onSuccess: (progress: Progress) => setIsPolling(isUnfinished(progress)),
  };
}
