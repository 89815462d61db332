"use client";

import { useEffect, useRef, useState } from "react";
import type { EventCardActions } from "@/components/events/event-card-actions";

/** Stable callbacks that call the latest actions, so that a memoized card does not render again because of them. */
export function useCardActions(actions: EventCardActions): EventCardActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<EventCardActions>(() => ({
    onSave: (base, patch) => latest.current.onSave(base, patch),
    onReload: (eventId) => latest.current.onReload(eventId),
    onRestore: (eventId) => latest.current.onRestore(eventId),
    onExport: (event) => latest.current.onExport(event),
    onShare: (event) => latest.current.onShare(event),
    onDelete: (event) => latest.current.onDelete(event),
    onPoint: (eventId, fields) => latest.current.onPoint(eventId, fields),
    onDraft: (eventId, draft) => latest.current.onDraft(eventId, draft),
    onFold: (eventId, isOpen) => latest.current.onFold(eventId, isOpen),
  }));
  return stable;
}
