"use client";

import { useState } from "react";
import { isUnfinished, isWorthRetrying, type Progress, pollIntervalMs } from "./polling";

/**
 * SWR's options for asking again until there is an outcome (SPEC T2, T3). SWR reads its interval only when the options
 * change, so a function of the data would never start: this is a state instead. `first` is what is known already.
 */
export function usePolling(first: Progress | undefined) {
  const [isPolling, setIsPolling] = useState(first !== undefined && isUnfinished(first));
  return {
    refreshInterval: isPolling ? pollIntervalMs : 0,
    shouldRetryOnError: isWorthRetrying,
    onSuccess: (progress: Progress) => setIsPolling(isUnfinished(progress)),
  };
}
