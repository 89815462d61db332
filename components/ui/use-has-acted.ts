"use client";

import { useEffect, useState } from "react";
import { hasFirstFocus } from "./first-focus";

// Text may come without a key, from a menu or a voice.
const firstActs = ["pointerdown", "keydown", "input", "focusin"] as const;

/** Whether the visitor has begun to use the page: the moment to fetch what the next steps need, so that no step waits for it. */
export function useHasActed(): boolean {
  const [hasActed, setHasActed] = useState(false);
  useEffect(() => {
    if (hasActed) return undefined;
    const { activeElement } = document;
    // Someone who was quicker than the page's code already stands in a field, whose `focusin` is over.
    if (activeElement !== null && activeElement !== document.body && !hasFirstFocus(activeElement)) {
      setHasActed(true);
      return undefined;
    }
    const notice = ({ type, target }: Event) => {
      if (type !== "focusin" || !hasFirstFocus(target)) setHasActed(true);
    };
    for (const act of firstActs) window.addEventListener(act, notice, { passive: true });
    return () => {
      for (const act of firstActs) window.removeEventListener(act, notice);
    };
  }, [hasActed]);
  return hasActed;
}
