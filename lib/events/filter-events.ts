import { foldText } from "@/lib/text/fold-text";
import { searchedFieldNames } from "@/lib/wire/event-fields";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** SPEC S20: the events with a searched field that contains the query, ignoring case and accents. */
export function filterEvents(events: readonly CalendarEvent[], query: string): CalendarEvent[] {
  const wanted = foldText(query.trim());
  return events.filter((event) =>
    searchedFieldNames.some((name) => foldText(event[name] ?? "").includes(wanted)),
  );
}
