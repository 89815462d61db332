import type { EvidenceField } from "@/lib/wire/event-fields";

/** What is pointed at: fields of one event, on its card or by their words in the text. */
export interface Pointing {
  eventId: string;
  fields: readonly EvidenceField[];
  isFromText: boolean;
}
