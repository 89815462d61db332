"use client";

import { useCallback, useRef, useState } from "react";
import type { CardDraft } from "@/components/events/use-card-draft";

export type Drafts = ReturnType<typeof useDrafts>;

/** The cards of a screen that have unsaved changes. */
export function useDrafts() {
  const drafts = useRef(new Map<string, CardDraft>());
  const [unsavedIds, setUnsavedIds] = useState<readonly string[]>([]);

  const onDraft = useCallback((eventId: string, draft: CardDraft | null) => {
    if (draft === null) drafts.current.delete(eventId);
    else drafts.current.set(eventId, draft);
    setUnsavedIds([...drafts.current.keys()]);
  }, []);

  /** Saves the changes of these events one after another; stops with false at the first that cannot be saved. */
  const saveDrafts = async (eventIds: readonly string[]): Promise<boolean> => {
    for (const eventId of eventIds) {
      const draft = drafts.current.get(eventId);
      if (draft !== undefined && !(await draft.save())) return false;
    }
    return true;
  };

  return { unsavedIds, onDraft, saveDrafts };
}
