"use client";

import { useState } from "react";
import { isUnfinished, type Progress, pollIntervalMs, recovering } from "./polling";

/**
 * SWR's options for polling until there is an outcome (SPEC T2, T3). SWR reads its interval only when the
 * options change, so a function of the data would never start; this state changes them. `first` is the data
 * already known.
 */
export function usePolling(first: Progress | undefined) {
  const [isPolling, setIsPolling] = useState(first !== undefined && isUnfinished(first));
  return {
    ...recovering,
    refreshInterval: isPolling ? pollIntervalMs : 0,
    onSuccess: (progress: Progress) => setIsPolling(isUnfinished(progress)),
  };
}
