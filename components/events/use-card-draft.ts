"use client";

import { useEffect, useRef } from "react";

/** Changes of a card that are not saved yet. */
export interface CardDraft {
  /** Saves them as the card's own button does; false when that failed, of which the card then shows the reason. */
  save: () => Promise<boolean>;
}

interface CardDraftOptions extends CardDraft {
  eventId: string;
  isChanged: boolean;
  onDraft: (eventId: string, draft: CardDraft | null) => void;
}

/** Tells the screen for as long as a card has changes that are not saved. */
export function useCardDraft({ eventId, isChanged, save, onDraft }: CardDraftOptions): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isChanged) return undefined;
    onDraft(eventId, { save: () => latest.current() });
    return () => onDraft(eventId, null);
  }, [eventId, isChanged, onDraft]);
}
