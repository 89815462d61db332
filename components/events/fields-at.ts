import { type EvidenceField, evidenceFields } from "@/lib/wire/event-fields";

/** The fields that an element shows, from its `data-evidence`. */
export function fieldsAt(target: EventTarget | null): EvidenceField[] {
  const region = target instanceof Element ? target.closest("[data-evidence]") : null;
  const names = (region?.getAttribute("data-evidence") ?? "").split(" ");
  return evidenceFields.filter((field) => names.includes(field));
}
