// Without zod, so that a page can use what is here before it has fetched the schemas (components/2026-11-21-what-a-page-brings-is-held-down.md).

/** The fields of an event whose words can be shown in the text (SPEC B1), by their names on the wire. */
export const evidenceFields = [
  "title",
  "start_datetime",
  "end_datetime",
  "all_day",
  "timezone",
  "recurrence",
  "location",
  "venue",
  "attendees",
  "notes",
] as const;
export type EvidenceField = (typeof evidenceFields)[number];
