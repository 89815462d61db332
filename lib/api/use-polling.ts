"use client";

import { useState } from "react";
import { isUnfinished, isWorthRetrying, type Progress, pollIntervalMs } from "./polling";

/**
 * SWR's options for asking again until there is an outcome (SPEC T2, T3). SWR reads its interval only when the options
 * change, so a function of the data would never start: this is a state instead.
 */
export function usePolling() {
  const [isPolling, setIsPolling] = useState(false);
  return {
    refreshInterval: isPolling ? pollIntervalMs : 0,
    shouldRetryOnError: isWorthRetrying,
    onSuccess: (progress: Progress) => setIsPolling(isUnfinished(progress)),
  };
}
