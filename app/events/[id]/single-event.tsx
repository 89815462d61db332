"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Drafts } from "@/app/use-drafts";
import { useEventFeedback } from "@/app/use-event-feedback";
import { useShareEvent } from "@/app/use-share-event";
import { EventCard } from "@/components/events/event-card";
import { latePart } from "@/components/ui/late-part";
import { useDeleteEvent, usePatchEvent, useRestoreEvent } from "@/lib/events/client";
import type { CalendarEvent } from "@/lib/wire/event-schema";

const LateDeleteDialog = latePart(
  async () => (await import("@/components/groups/delete-dialog")).DeleteDialog,
);
const LateUnsavedDialog = latePart(
  async () => (await import("@/components/groups/unsaved-dialog")).UnsavedDialog,
);

interface SingleEventProps {
  event: CalendarEvent;
  drafts: Drafts;
  onReload: () => Promise<CalendarEvent | undefined>;
}

const ignore = () => {};

/** SPEC S30: one card and its actions. */
export function SingleEvent({ event, drafts, onReload }: SingleEventProps) {
  const router = useRouter();
  const [question, setQuestion] = useState<"delete" | "unsaved" | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const patchEvent = usePatchEvent();
  const deleteEvent = useDeleteEvent();
  const restoreEvent = useRestoreEvent();
  const { attempt, sayFailed, withFeedback, exportEvent, sayDeleted } = useEventFeedback();
  const shareEvent = useShareEvent();

  const undo = async () => {
    const restored = await attempt(() => restoreEvent(event.id));
    if (restored !== null) router.push(`/events/${event.id}`);
  };
  const confirmDelete = async () => {
    setQuestion(null);
    setIsDeleting(true);
    const deleted = await attempt(
      () => deleteEvent(event.id),
      (error) => sayFailed(error, 1),
    );
    if (deleted === null) {
      setIsDeleting(false);
      return;
    }
    sayDeleted(1, () => void undo());
    router.push("/chat");
  };
  const saveAndExport = async () => {
    setQuestion(null);
    if (await drafts.saveDrafts([event.id])) await exportEvent(event);
  };
  const exportUnsaved = () => {
    setQuestion(null);
    void exportEvent(event);
  };

  return (
    <>
      <EventCard
        event={event}
        isDeleting={isDeleting}
        isOpen
        row={null}
        isTabStop
        litFields=""
        actions={{
          onSave: withFeedback(patchEvent),
          onReload,
          onRestore: async () => {
            const restored = await attempt(() => restoreEvent(event.id));
            if (restored !== null) await onReload();
            return restored !== null;
          },
          onExport: async () => {
            if (drafts.unsavedIds.length > 0) setQuestion("unsaved");
            else await exportEvent(event);
          },
          onShare: shareEvent,
          onDelete: () => setQuestion("delete"),
          onPoint: ignore,
          onDraft: drafts.onDraft,
          onFold: ignore,
        }}
      />
      {question === "delete" && (
        <LateDeleteDialog
          allCount={null}
          onCancel={() => setQuestion(null)}
          onConfirm={() => void confirmDelete()}
        />
      )}
      {question === "unsaved" && (
        <LateUnsavedDialog
          purpose="export"
          count={1}
          onCancel={() => setQuestion(null)}
          onDiscard={exportUnsaved}
          onSave={() => void saveAndExport()}
        />
      )}
    </>
  );
}
