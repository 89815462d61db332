"use client";

import useSWR, { useSWRConfig } from "swr";
import { ApiError } from "@/lib/api/api-error";
import { useFirstRead } from "@/lib/api/use-first-read";
import { usePolling } from "@/lib/api/use-polling";
import type { CalendarEvent, EventPatchInput, EventStatus } from "@/lib/wire/event-schema";
import { sendForEvents } from "./late-requests";
import { saveEvent } from "./save-event";

export const eventStatusKey = (eventId: string) => ["event-status", eventId] as const;

/**
 * SPEC T3: one event and its progress, asked for again every 2 s until there is an outcome; `first` is what the page
 * was rendered with.
 */
export function useEventStatus(eventId: string, first: EventStatus | undefined) {
  const key = eventStatusKey(eventId);
  return useSWR<EventStatus, ApiError, readonly [string, string]>(
    key,
    ([, id]) => sendForEvents(({ fetchEventStatus }) => fetchEventStatus(id)),
    {
      ...usePolling(first),
      ...useFirstRead(key, first),
    },
  );
}

/** SPEC D1: saves a change of one event; it shows at once and is taken back when the server refuses it. */
export function usePatchEvent() {
  const { mutate } = useSWRConfig();
  const show = (event: CalendarEvent) =>
    mutate<EventStatus>(eventStatusKey(event.id), (status) => status && { ...status, event }, {
      revalidate: false,
    });

  return (event: CalendarEvent, patch: EventPatchInput): Promise<CalendarEvent> =>
    saveEvent({ event, patch, show, refetch: () => mutate(eventStatusKey(event.id)) });
}

/** SPEC A3. The event's screen is left afterwards, so nothing stays to be updated, unless it was deleted elsewhere. */
export function useDeleteEvent() {
  const { mutate } = useSWRConfig();
  return async (eventId: string): Promise<string[]> => {
    try {
      return (await sendForEvents(({ sendEventsDelete }) => sendEventsDelete([eventId]))).deleted;
    } catch (error) {
      if (error instanceof ApiError && error.isOutdated) await mutate(eventStatusKey(eventId));
      throw error;
    }
  };
}

/** SPEC A18: restores one deleted event. */
export function useRestoreEvent() {
  return async (eventId: string): Promise<CalendarEvent[]> =>
    (await sendForEvents(({ sendEventsRestore }) => sendEventsRestore([eventId]))).events;
}
