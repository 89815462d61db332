import { foldText } from "@/lib/text/fold-text";
import { searchedFieldNames, type WrittenFieldName } from "@/lib/wire/event-fields";

/** The texts of an event that a search looks in (SPEC S20), folded, one per line. */
export function searchTextOf(
  event: Readonly<Record<WrittenFieldName, string>> & { link: string | null },
): string {
  return searchedFieldNames.map((name) => foldText(event[name] ?? "")).join("\n");
}
