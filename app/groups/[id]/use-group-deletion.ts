"use client";

import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import { eventCardId } from "@/components/events/field-element-id";
import { groupSearchId } from "@/components/groups/group-toolbar";
import { useDeleteGroupEvents, useRestoreGroupEvents } from "@/lib/groups/client";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { Group } from "@/lib/wire/group-schema";

const noIds: ReadonlySet<string> = new Set();

/** The shown card that takes the focus of a deleted one: the next that stays, else the one before. */
function heirOf(shown: readonly CalendarEvent[], gone: ReadonlySet<string>): CalendarEvent | undefined {
  const last = shown.findLastIndex(({ id }) => gone.has(id));
  const isStaying = (event: CalendarEvent) => !gone.has(event.id);
  return shown.slice(last).find(isStaying) ?? shown.slice(0, last).findLast(isStaying);
}

/** A second, on most screens. */
const framesMax = 60;

/** Focuses what is drawn only after the answer was taken in: a frame later, or on a busy device some frames later. */
function focusOnceDrawn(elementId: string, framesLeft = framesMax): void {
  window.requestAnimationFrame(() => {
    const element = document.getElementById(elementId);
    if (element === null && framesLeft > 0) return focusOnceDrawn(elementId, framesLeft - 1);
    element?.focus();
    // sonner gives the focus back to where it was before, as it leaves a toast whose Undo was pressed: once.
    if (document.activeElement !== element) element?.focus();
  });
}

/** Focuses a card; without one, the search. */
export const focusCard = (eventId: string | undefined) =>
  focusOnceDrawn(eventId === undefined ? groupSearchId : eventCardId(eventId));

/**
 * Deletes events of a group, offers to take that back (SPEC B5), and moves the focus to a neighbour. A group that has
 * none left leaves its screen by itself (S25); undo then leads back to it.
 */
export function useGroupDeletion(group: Group, shown: readonly CalendarEvent[]) {
  const router = useRouter();
  const pathname = usePathname();
  const [deletingIds, setDeletingIds] = useState(noIds);
  const send = useDeleteGroupEvents(group.id);
  const restore = useRestoreGroupEvents(group.id);
  const { attempt, sayFailed, sayDeleted } = useEventFeedback();

  const undo = async (ids: readonly string[]): Promise<void> => {
    const restored = await attempt(() => restore(ids));
    if (restored === null) return;
    if (window.location.pathname !== pathname) router.push(pathname);
    focusCard(ids[0]);
  };

  const deleteEvents = async (events: readonly CalendarEvent[]): Promise<void> => {
    const ids = events.map(({ id }) => id);
    const gone = new Set(ids);
    setDeletingIds(gone);
    const deleted = await attempt(
      () => send(ids),
      (error) => sayFailed(error, ids.length),
    );
    setDeletingIds(noIds);
    if (deleted === null) return;
    sayDeleted(ids.length, () => void undo(ids));
    focusCard(heirOf(shown, gone)?.id);
  };

  return { deletingIds, deleteEvents };
}
