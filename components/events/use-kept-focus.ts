"use client";

import { useEffect, useRef } from "react";

/**
 * The bar with Save and Cancel disappears with the changes, and a keyboard user would lose the focus with it: the card
 * then gets the focus.
 */
export function useKeptFocus(cardId: string, isChanged: boolean): void {
  const wasChanged = useRef(isChanged);
  useEffect(() => {
    const isOver = wasChanged.current && !isChanged;
    wasChanged.current = isChanged;
    if (isOver && document.activeElement === document.body) document.getElementById(cardId)?.focus();
  }, [cardId, isChanged]);
}
