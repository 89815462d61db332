import { z } from "zod";

/** SPEC A16, for both probes. */
export const healthSchema = z.strictObject({ status: z.literal("ok") });
export type Health = z.infer<typeof healthSchema>;
