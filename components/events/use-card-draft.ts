"use client";

import { useEffect, useLayoutEffect, useRef } from "react";

/** A card's unsaved changes. */
export interface CardDraft {
  /** Saves them as the card's own button does; false if that failed, in which case the card shows the reason. */
  save: () => Promise<boolean>;
}

interface CardDraftOptions extends CardDraft {
  eventId: string;
  isChanged: boolean;
  onDraft: (eventId: string, draft: CardDraft | null) => void;
}

/** Reports a card's unsaved changes to the screen for as long as there are any. */
export function useCardDraft({ eventId, isChanged, save, onDraft }: CardDraftOptions): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // With the frame that shows the change saved: whoever sees that may leave.
  useLayoutEffect(() => {
    if (!isChanged) return undefined;
    onDraft(eventId, { save: () => latest.current() });
    return () => onDraft(eventId, null);
  }, [eventId, isChanged, onDraft]);
}
