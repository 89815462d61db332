"use client";

import { useEffect, useRef, useState } from "react";

/**
 * A value that changes at most every `everyMs` and ends on the latest: for a live region, whose words would otherwise be
 * cut short by its own next words.
 */
export function usePaced<Value>(value: Value, everyMs: number): Value {
  const [shown, setShown] = useState(value);
  const changedAtMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (Object.is(value, shown)) return;
    const waitMs = Math.max(0, changedAtMs.current + everyMs - performance.now());
    const timer = window.setTimeout(() => {
      changedAtMs.current = performance.now();
      setShown(value);
    }, waitMs);
    return () => window.clearTimeout(timer);
  }, [value, shown, everyMs]);
  return shown;
}
