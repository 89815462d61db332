import type { CalendarEvent } from "./schema";

/** SPEC S20: the events whose title, location or venue holds the query, whatever the case. */
export function filterEvents(events: readonly CalendarEvent[], query: string): CalendarEvent[] {
  const wanted = query.trim().toLocaleLowerCase();
  return events.filter((event) =>
    [event.title, event.location, event.venue].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}
