import { z } from "zod";

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

/** The words a value came from; `start` and `end` are UTF-16 offsets into the text, `quote` is exactly that slice. */
export const evidenceSchema = z.strictObject({
  field: z.enum(evidenceFields),
  quote: z.string().min(1),
  start: z.int().min(0),
  end: z.int().min(1),
});
export type Evidence = z.infer<typeof evidenceSchema>;
