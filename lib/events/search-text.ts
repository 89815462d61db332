import { foldText } from "@/lib/text/fold-text";
import { searchedFieldNames, type WrittenFieldName } from "@/lib/wire/event-fields";

/** What a search for an event looks in (SPEC S20), folded, a line each. */
export function searchTextOf(event: Readonly<Record<WrittenFieldName, string>>): string {
  return searchedFieldNames.map((name) => foldText(event[name])).join("\n");
}
