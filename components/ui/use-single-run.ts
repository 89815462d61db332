"use client";

import { useState } from "react";

/**
 * Runs `action` unless it still runs: for a button that says it is busy and is not `disabled` meanwhile, which would
 * take the focus away.
 */
export function useSingleRun(action: () => Promise<void>) {
  const [isRunning, setIsRunning] = useState(false);
  const run = async () => {
    if (isRunning) return;
    setIsRunning(true);
    try {
      await action();
    } finally {
      setIsRunning(false);
    }
  };
  return { isRunning, run };
}
