"use client";

import { useEffect, useState } from "react";

const firstActs = ["pointerdown", "keydown", "focusin"] as const;

/** Whether the visitor has begun to use the page: the moment to fetch what the next steps need, so that no step waits for it. */
export function useHasActed(): boolean {
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    if (hasActed) return undefined;
    const notice = () => setHasActed(true);
    // Someone who was quicker than the page's code already stands in a field, whose `focusin` is over.
    if (document.activeElement !== null && document.activeElement !== document.body) {
      notice();
      return undefined;
    }
    for (const act of firstActs) window.addEventListener(act, notice, { once: true, passive: true });
    return () => {
      for (const act of firstActs) window.removeEventListener(act, notice);
    };
  }, [hasActed]);
  return hasActed;
}
