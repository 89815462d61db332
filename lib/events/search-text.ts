import { foldText } from "@/lib/text/fold-text";

/** What a search for an event looks in: title, location and venue (SPEC S20), folded, a line each. */
export function searchTextOf(event: { title: string; location: string; venue: string }): string {
  return [event.title, event.location, event.venue].map(foldText).join("\n");
}
