"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useEventFeedback } from "@/app/use-event-feedback";
import { EventCard } from "@/components/events/event-card";
import { DeleteDialog } from "@/components/groups/delete-dialog";
import { useDeleteEvent, usePatchEvent, useRestoreEvent } from "@/lib/events/client";
import type { CalendarEvent } from "@/lib/events/schema";

interface SingleEventProps {
  event: CalendarEvent;
  onReload: () => Promise<CalendarEvent | undefined>;
}

const ignorePointing = () => {};

/** SPEC S30: one card, and what is done with it. */
export function SingleEvent({ event, onReload }: SingleEventProps) {
  const router = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const patchEvent = usePatchEvent();
  const deleteEvent = useDeleteEvent();
  const restoreEvent = useRestoreEvent();
  const { attempt, sayFailed, withFeedback, exportEvent, sayDeleted } = useEventFeedback();

  const undo = async () => {
    const restored = await attempt(() => restoreEvent(event.id));
    if (restored !== null) router.push(`/events/${event.id}`);
  };
  const confirmDelete = async () => {
    setIsAsking(false);
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

  return (
    <>
      <EventCard
        event={event}
        isDeleting={isDeleting}
        isLit={false}
        actions={{
          onSave: withFeedback(patchEvent),
          onReload,
          onExport: () => void exportEvent(event),
          onDelete: () => setIsAsking(true),
          onPoint: ignorePointing,
        }}
      />
      {isAsking && (
        <DeleteDialog
          scope="one"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void confirmDelete()}
        />
      )}
    </>
  );
}
