"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import { groupRowId } from "@/components/groups/group-list";
import { groupListSearchId } from "@/components/groups/group-list-header";
import { whenDrawn } from "@/components/ui/when-drawn";
import type { GroupRow } from "@/lib/groups/group-row";
import { useGroupRemoval } from "@/lib/groups/use-group-list";

const focusOn = (elementId: string) =>
  whenDrawn(elementId, (element) => {
    element.focus();
    // When a toast's Undo was pressed, sonner restores the previous focus once as it removes the toast.
    if (document.activeElement !== element) element.focus();
  });

/** Deletes a group of a list, offers to undo that (SPEC B5), and moves the focus to its neighbour. */
export function useGroupDeletion(rows: readonly GroupRow[]) {
  const t = useTranslations("groups");
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const { remove: sendRemove, restore } = useGroupRemoval();
  const { attempt, sayUndoable } = useEventFeedback();

  const undo = async (groupId: string): Promise<void> => {
    const isRestored = await attempt(async () => {
      await restore(groupId);
      return true;
    });
    if (isRestored) focusOn(groupRowId(groupId));
  };
  const remove = async (groupId: string): Promise<void> => {
    const position = rows.findIndex(({ id }) => id === groupId);
    const heir = rows[position + 1] ?? rows[position - 1];
    setDeletingId(groupId);
    const isRemoved = await attempt(async () => {
      await sendRemove(groupId);
      return true;
    });
    setDeletingId(null);
    if (!isRemoved) return;
    sayUndoable(t("deleted"), () => void undo(groupId));
    focusOn(heir === undefined ? groupListSearchId : groupRowId(heir.id));
  };
  return { deletingId, remove, attempt };
}
