import { fallbacks } from "@/lib/api/failure-wordings";
import { fetchJson } from "@/lib/api/fetch-json";
import { dropFromCopies } from "@/lib/offline/copy-store";
import type {
  CalendarEvent,
  Deleted,
  EventPatchInput,
  EventStatus,
  RestoredEvents,
} from "@/lib/wire/event-schema";
import { loadAnswerSchemas } from "./answer-schemas";

/** SPEC A4: the state of an event's reading, with the event. */
export function fetchEventStatus(eventId: string): Promise<EventStatus> {
  return fetchJson({
    path: `/events/${encodeURIComponent(eventId)}/status/`,
    loadSchema: async () => (await loadAnswerSchemas()).eventStatus,
    fallback: fallbacks.eventStatus,
  });
}

/** SPEC A9: sends a change of an event; returns the changed event. */
export function sendEventPatch(eventId: string, patch: EventPatchInput): Promise<CalendarEvent> {
  return fetchJson({
    path: `/events/${encodeURIComponent(eventId)}/`,
    method: "PATCH",
    body: patch,
    loadSchema: async () => (await loadAnswerSchemas()).event,
    fallback: fallbacks.other,
  });
}

/** SPEC A3: one or several, all or none. */
export async function sendEventsDelete(eventIds: readonly string[]): Promise<Deleted> {
  const [only] = eventIds;
  const path =
    eventIds.length === 1 && only !== undefined ? `/events/${only}/` : `/events/?ids=${eventIds.join(",")}`;
  const deleted = await fetchJson({
    path,
    method: "DELETE",
    loadSchema: async () => (await loadAnswerSchemas()).deleted,
    fallback: fallbacks.deleteEvent,
  });
  void dropFromCopies(eventIds);
  return deleted;
}

/** SPEC A18: restores events that were deleted within the last 24 h. */
export function sendEventsRestore(eventIds: readonly string[]): Promise<RestoredEvents> {
  return fetchJson({
    path: "/events/restore/",
    method: "POST",
    body: { ids: eventIds },
    loadSchema: async () => (await loadAnswerSchemas()).restoredEvents,
    fallback: fallbacks.other,
  });
}
