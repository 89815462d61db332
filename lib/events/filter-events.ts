import { foldText } from "@/lib/text/fold-text";
import { searchedFieldNames } from "@/lib/wire/event-fields";

/** What a search needs of an event, be it stored or only offered. */
type Searched = Readonly<Record<(typeof searchedFieldNames)[number], string | null>>;

/** SPEC S20: the events with a searched field that contains the query, ignoring case and accents. */
export function filterEvents<Event extends Searched>(events: readonly Event[], query: string): Event[] {
  const wanted = foldText(query.trim());
  return events.filter((event) =>
    searchedFieldNames.some((name) => foldText(event[name] ?? "").includes(wanted)),
  );
}
