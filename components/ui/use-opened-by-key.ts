"use client";

import { useEffect, useRef } from "react";

/**
 * For a menu that is fetched by the press that opens it: a key press is passed on to the menu's own trigger, which then
 * focuses the first entry, as it always does later.
 */
export function useOpenedByKey(isOpenedByKey: boolean) {
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpenedByKey) return;
    trigger.current?.focus();
    trigger.current?.click();
  }, [isOpenedByKey]);
  return trigger;
}
