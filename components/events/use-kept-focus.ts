"use client";

import { useEffect, useRef } from "react";

interface CardState {
  isChanged: boolean;
  isOpen: boolean;
}

const isFocusLost = () => document.activeElement === document.body;

/**
 * A keyboard user would lose the focus with a button that disappears. The bar with Save and Cancel disappears with the
 * changes: the card then gets the focus. A row and an open card each have their own button that opens or closes it: the
 * one that is there then gets the focus.
 */
export function useKeptFocus(cardId: string, { isChanged, isOpen }: CardState): void {
  const before = useRef<CardState>({ isChanged, isOpen });
  useEffect(() => {
    const isSettled = before.current.isChanged && !isChanged;
    const isFolded = before.current.isOpen !== isOpen;
    before.current = { isChanged, isOpen };
    if (!(isSettled || isFolded) || !isFocusLost()) return;
    const card = document.getElementById(cardId);
    const heading = card?.querySelector<HTMLElement>("[data-row]");
    (isFolded ? heading : card)?.focus({ preventScroll: isFolded });
  }, [cardId, isChanged, isOpen]);
}
