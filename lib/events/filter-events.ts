import { foldText } from "@/lib/text/fold-text";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** SPEC S20: the events whose title, location or venue holds the query, whatever the case and the accents. */
export function filterEvents(events: readonly CalendarEvent[], query: string): CalendarEvent[] {
  const wanted = foldText(query.trim());
  return events.filter((event) =>
    [event.title, event.location, event.venue].some((text) => foldText(text).includes(wanted)),
  );
}
