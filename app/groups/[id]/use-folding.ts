"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { cardBodyCode } from "@/components/events/late-card-body";
import { lazyPart } from "@/components/ui/lazy-part";

/** A group with more events starts collapsed: the list is easy to scan, and a search has little to render. */
const openEventsMax = 5;

interface Folding {
  /** Whether a card that nobody expanded or collapsed by hand is expanded. */
  isOpen: boolean;
  byHand: ReadonlyMap<string, boolean>;
}

/** SPEC S22: which cards are expanded; toggles one card or all at once. */
export function useFolding(eventCount: number) {
  const t = useTranslations("errors");
  const [folding, setFolding] = useState<Folding>({ isOpen: eventCount <= openEventsMax, byHand: new Map() });
  const failureText = t("notLoaded");
  /** What a card shows when it is expanded has to be there first. */
  const unfold = useCallback(
    (show: () => void) =>
      cardBodyCode.now() === null
        ? lazyPart({ load: cardBodyCode.fetch, failureText }).fetchFor(show)
        : show(),
    [failureText],
  );
  const fold = useCallback(
    (eventId: string, isOpen: boolean) => {
      const set = () =>
        setFolding((current) => ({ ...current, byHand: new Map(current.byHand).set(eventId, isOpen) }));
      if (isOpen) unfold(set);
      else set();
    },
    [unfold],
  );
  const foldAll = (isOpen: boolean) => {
    const set = () => setFolding({ isOpen, byHand: new Map() });
    if (isOpen) unfold(set);
    else set();
  };
  const isCardOpen = (eventId: string): boolean => folding.byHand.get(eventId) ?? folding.isOpen;
  return { isCardOpen, fold, foldAll };
}
