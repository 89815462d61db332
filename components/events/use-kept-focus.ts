"use client";

import { useEffect, useRef } from "react";

/**
 * The bar that saves and cancels goes with the changes, and would take the focus of whoever pressed it by key: the card
 * has it then.
 */
export function useKeptFocus(cardId: string, isChanged: boolean): void {
  const wasChanged = useRef(isChanged);
  useEffect(() => {
    const isOver = wasChanged.current && !isChanged;
    wasChanged.current = isChanged;
    if (isOver && document.activeElement === document.body) document.getElementById(cardId)?.focus();
  }, [cardId, isChanged]);
}
