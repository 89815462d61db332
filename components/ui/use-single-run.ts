"use client";

import { useState } from "react";

/**
 * Runs `action` unless it is still running: for a button that says it is busy but is not `disabled`, which would take
 * the focus away.
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
