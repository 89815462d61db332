"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { eventCardId } from "@/components/events/event-card";
import { showFailure, showToast } from "@/components/ui/show-toast";
import { ApiError } from "@/lib/api/api-error";
import type { CalendarEvent } from "@/lib/events/schema";
import { useDeleteGroupEvents } from "@/lib/groups/client";
import type { Group } from "@/lib/groups/schema";

const noIds: ReadonlySet<string> = new Set();

/** The card that takes the focus of a deleted one: the next that stays, else the one before. */
function heirOf(group: Group, gone: ReadonlySet<string>): CalendarEvent | undefined {
  const last = group.events.findLastIndex(({ id }) => gone.has(id));
  const staying = (event: CalendarEvent) => !gone.has(event.id);
  return group.events.slice(last).find(staying) ?? group.events.slice(0, last).findLast(staying);
}

/** Deletes events of a group, says so, and moves the focus to a neighbour; the emptied screen leaves by itself (S25). */
export function useGroupDeletion(group: Group) {
  const t = useTranslations("group");
  const [deletingIds, setDeletingIds] = useState(noIds);
  const send = useDeleteGroupEvents(group.id);

  const deleteEvents = async (events: readonly CalendarEvent[]): Promise<void> => {
    const gone = new Set(events.map(({ id }) => id));
    setDeletingIds(gone);
    try {
      await send([...gone]);
      showToast({ type: "success", message: t("eventsDeleted", { count: gone.size }) });
      const heir = heirOf(group, gone);
      if (heir) document.getElementById(eventCardId(heir.id))?.focus();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showFailure(error);
    } finally {
      setDeletingIds(noIds);
    }
  };

  return { deletingIds, deleteEvents };
}
