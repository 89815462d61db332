import { type EvidenceField, evidenceFields } from "@/lib/wire/event-fields";

/** The fields that an element shows, from its `data-evidence`; what opens and closes a card stands for all of them. */
export function fieldsAt(target: EventTarget | null): readonly EvidenceField[] {
  if (!(target instanceof Element)) return [];
  if (target.closest("[data-row]") !== null) return evidenceFields;
  const region = target.closest("[data-evidence]");
  const names = (region?.getAttribute("data-evidence") ?? "").split(" ");
  return evidenceFields.filter((field) => names.includes(field));
}
