import { z } from "zod";
import { evidenceFields } from "./event-fields";

/**
 * The codes of assumptions. `other-words`: a language model read the value, and the text words it differently
 * from the model's quote.
 */
const assumptionCodes = ["other-words"] as const;

/**
 * An assumption about one field of an event (SPEC E2): a code with its values, which the screens put into
 * words. It is removed once the visitor sends a value for that field, even the same one.
 */
export const assumptionSchema = z.strictObject({
  field: z.enum(evidenceFields),
  code: z.enum(assumptionCodes),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Assumption = z.infer<typeof assumptionSchema>;
