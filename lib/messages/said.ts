import { z } from "zod";

/** What a sentence of an answer says, without a language, for programs that say it in their own words. */
export const saidSchema = z.strictObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Said = z.infer<typeof saidSchema>;
