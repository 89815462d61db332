"use client";

import { useEffect, useState } from "react";

/**
 * A value a frame late: what is drawn from it never delays the paint that its change is waited for in. While changes come faster
 * than they are painted, it stays as it is.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    let timer: number | undefined;
    const frame = window.requestAnimationFrame(() => {
      timer = window.setTimeout(() => setShown(value), 0);
    });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [value]);
  return shown;
}
