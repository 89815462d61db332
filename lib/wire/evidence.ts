import { z } from "zod";
import { evidenceFields } from "./event-fields";

/**
 * The words that a value came from; `start` and `end` are UTF-16 offsets into the text, `quote` is exactly
 * that slice.
 */
export const evidenceSchema = z.strictObject({
  field: z.enum(evidenceFields),
  quote: z.string().min(1),
  start: z.int().min(0),
  end: z.int().min(1),
});
export type Evidence = z.infer<typeof evidenceSchema>;
