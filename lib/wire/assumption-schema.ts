import { z } from "zod";
import { evidenceFields } from "./event-fields";

/**
 * What was assumed. `other-words`: a language model read the value, and the text says it in other words than the model
 * quoted.
 */
const assumptionCodes = ["other-words"] as const;

/**
 * Something that was assumed about one field of an event (SPEC E2): a code with its values, which the screens put
 * into words. It is gone once the visitor sends a value for that field, be it the same one.
 */
export const assumptionSchema = z.strictObject({
  field: z.enum(evidenceFields),
  code: z.enum(assumptionCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Assumption = z.infer<typeof assumptionSchema>;
