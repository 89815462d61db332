"use client";

import { usePathname, useRouter } from "next/navigation";
import { useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import { eventCardId } from "@/components/events/field-element-id";
import { groupSearchId } from "@/components/groups/group-toolbar";
import { whenDrawn } from "@/components/ui/when-drawn";
import { useDeleteGroupEvents, useRestoreGroupEvents } from "@/lib/groups/client";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { Group } from "@/lib/wire/group-schema";

const noIds: ReadonlySet<string> = new Set();

/** The visible card that gets the focus after a delete: the next one that stays, otherwise the previous one. */
function heirOf(shown: readonly CalendarEvent[], gone: ReadonlySet<string>): CalendarEvent | undefined {
  const last = shown.findLastIndex(({ id }) => gone.has(id));
  const isStaying = (event: CalendarEvent) => !gone.has(event.id);
  return shown.slice(last).find(isStaying) ?? shown.slice(0, last).findLast(isStaying);
}

/** Focuses the row of an event, or its card if that is open, or the search if there is none; if it is still wanted by then. */
export const focusCard = (eventId: string | undefined, isWanted = () => true) =>
  whenDrawn(eventId === undefined ? groupSearchId : eventCardId(eventId), (card) => {
    if (!isWanted()) return;
    const element = card.querySelector<HTMLElement>("[data-row][aria-expanded=false]") ?? card;
    element.focus();
    // When a toast's Undo was pressed, sonner restores the previous focus once as it removes the toast.
    if (document.activeElement !== element) element.focus();
  });

/**
 * Deletes events of a group, offers to undo that (SPEC B5), and moves the focus to a neighbour. The screen of a group
 * without events closes by itself (S25); undo then leads back to it.
 */
export function useGroupDeletion(group: Group) {
  const router = useRouter();
  const pathname = usePathname();
  const [deletingIds, setDeletingIds] = useState(noIds);
  /** The events whose deletion was asked for here. */
  const [ownIds, setOwnIds] = useState(noIds);
  const send = useDeleteGroupEvents(group.id);
  const restore = useRestoreGroupEvents(group.id);
  const { attempt, sayFailed, sayDeleted } = useEventFeedback();

  const undo = async (ids: readonly string[]): Promise<void> => {
    const restored = await attempt(() => restore(ids));
    if (restored === null) return;
    setOwnIds(noIds);
    if (window.location.pathname !== pathname) router.push(pathname);
    focusCard(ids[0]);
  };

  /** Deletes `events`; `shown` are all those on the screen, or null where the focus stays outside of their list. */
  const deleteEvents = async (
    events: readonly CalendarEvent[],
    shown: readonly CalendarEvent[] | null,
  ): Promise<void> => {
    const ids = events.map(({ id }) => id);
    const gone = new Set(ids);
    setDeletingIds(gone);
    setOwnIds((own) => new Set([...own, ...ids]));
    const deleted = await attempt(
      () => send(ids),
      (error) => sayFailed(error, ids.length),
    );
    setDeletingIds(noIds);
    if (deleted === null) return;
    sayDeleted(ids.length, () => void undo(ids));
    if (shown !== null) focusCard(heirOf(shown, gone)?.id);
  };

  /** Restores an event that was deleted elsewhere; false if that failed, which a toast then explains. */
  const restoreEvent = async (eventId: string): Promise<boolean> =>
    (await attempt(() => restore([eventId]))) !== null;

  return { deletingIds, ownIds, deleteEvents, restoreEvent };
}

export type GroupDeletion = ReturnType<typeof useGroupDeletion>;
