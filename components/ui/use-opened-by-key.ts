"use client";

import { useEffect, useRef } from "react";

/**
 * For a menu that was fetched by the press that asked for it: a press by key is passed on to the menu's own trigger,
 * which then gives the focus to the first entry, as it does ever after.
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
