"use client";

import { useTranslations } from "next-intl";
import { useCallback, useState } from "react";
import { cardBodyCode } from "@/components/events/late-card-body";
import { eventRowCode } from "@/components/events/late-event-row";
import { lazyPart } from "@/components/ui/lazy-part";
import type { LateCode } from "@/lib/api/late-code";

/** A group with more events starts as a sheet of rows (SPEC S27): it is easy to scan, and little to render. */
const openEventsMax = 2;

interface Folding {
  /** Whether a card that nobody expanded or collapsed by hand is expanded. */
  isOpen: boolean;
  byHand: ReadonlyMap<string, boolean>;
}

/** SPEC S22, S27: which cards are expanded; toggles one card or all at once. */
export function useFolding(eventCount: number) {
  const t = useTranslations("errors");
  // What a group looks like does not change under the visitor's hands when an event comes or goes.
  const [isSheet] = useState(eventCount > openEventsMax);
  const [folding, setFolding] = useState<Folding>({ isOpen: !isSheet, byHand: new Map() });
  const failureText = t("notLoaded");
  /** What a card shows next has to be there first. */
  const whenThere = useCallback(
    (isOpen: boolean, show: () => void) => {
      const { now, fetch }: LateCode<unknown> = isOpen ? cardBodyCode : eventRowCode;
      if (now() === null) lazyPart({ load: fetch, failureText }).fetchFor(show);
      else show();
    },
    [failureText],
  );
  const fold = useCallback(
    (eventId: string, isOpen: boolean) =>
      whenThere(isOpen, () =>
        setFolding((current) => ({ ...current, byHand: new Map(current.byHand).set(eventId, isOpen) })),
      ),
    [whenThere],
  );
  const foldAll = (isOpen: boolean) => whenThere(isOpen, () => setFolding({ isOpen, byHand: new Map() }));
  const isCardOpen = (eventId: string): boolean => folding.byHand.get(eventId) ?? folding.isOpen;
  return { isSheet, isCardOpen, fold, foldAll };
}
