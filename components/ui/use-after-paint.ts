"use client";

import { useEffect, useState } from "react";

/** Longer than the longest wait for a frame of a screen that draws sixty in a second. */
const paintedMs = 20;

/**
 * A value a frame late: what is drawn from it never delays the paint that its change is waited for in. While changes come faster
 * than they are painted, it stays as it is.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(value), paintedMs);
    return () => window.clearTimeout(timer);
  }, [value]);
  return shown;
}
