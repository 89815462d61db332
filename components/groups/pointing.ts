import type { EvidenceField } from "@/lib/wire/event-fields";

/** What the pointer or focus is on: fields of one event, on its card or through their words in the text. */
export interface Pointing {
  eventId: string;
  fields: readonly EvidenceField[];
  isFromText: boolean;
}
