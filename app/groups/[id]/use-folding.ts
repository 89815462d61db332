"use client";

import { useCallback, useState } from "react";

/** A group of more events begins folded: a list that can be looked over, and a search that has little to draw. */
const openEventsMax = 5;

interface Folding {
  /** Whether a card is open that nobody folded or opened by hand. */
  isOpen: boolean;
  byHand: ReadonlyMap<string, boolean>;
}

/** SPEC S22: which cards are expanded, and all of them at once. */
export function useFolding(eventCount: number) {
  const [folding, setFolding] = useState<Folding>({ isOpen: eventCount <= openEventsMax, byHand: new Map() });
  const fold = useCallback(
    (eventId: string, isOpen: boolean) =>
      setFolding((current) => ({ ...current, byHand: new Map(current.byHand).set(eventId, isOpen) })),
    [],
  );
  const foldAll = (isOpen: boolean) => setFolding({ isOpen, byHand: new Map() });
  const isCardOpen = (eventId: string): boolean => folding.byHand.get(eventId) ?? folding.isOpen;
  return { isCardOpen, fold, foldAll };
}
