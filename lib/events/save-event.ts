import { ApiError } from "@/lib/api/api-error";
import type { CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";
import { previewPatch } from "./form-patch";
import { sendForEvents } from "./late-requests";

/** A change of an event, and the cache that shows it. */
interface EventSave {
  /** The version that the change is based on (SPEC A24). */
  event: CalendarEvent;
  patch: EventPatchInput;
  /** Puts a version of the event on the screen, without asking the server. */
  show: (event: CalendarEvent) => Promise<unknown>;
  /** Fetches the server's current version. */
  refetch: () => Promise<unknown>;
}

/**
 * SPEC D1: shows a change at once, saves it, and shows the server's result. A refused change is taken back and its
 * `ApiError` rethrown; where the event was changed or deleted elsewhere, the current version is fetched first.
 */
export async function saveEvent({ event, patch, show, refetch }: EventSave): Promise<CalendarEvent> {
  await show(previewPatch(event, patch));
  try {
    const saved = await sendForEvents(({ sendEventPatch }) =>
      sendEventPatch(event.id, { ...patch, updated_at: event.updated_at }),
    );
    await show(saved);
    return saved;
  } catch (error) {
    await show(event);
    if (error instanceof ApiError && error.isOutdated) await refetch();
    throw error;
  }
}
