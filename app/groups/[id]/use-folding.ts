"use client";

import { useCallback, useState } from "react";

/** A group with more events starts collapsed: the list is easy to scan, and a search has little to render. */
const openEventsMax = 5;

interface Folding {
  /** Whether a card that nobody expanded or collapsed by hand is expanded. */
  isOpen: boolean;
  byHand: ReadonlyMap<string, boolean>;
}

/** SPEC S22: which cards are expanded; toggles one card or all at once. */
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
