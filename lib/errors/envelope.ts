import { z } from "zod";
import { saidSchema } from "@/lib/messages/said";

/** The envelope of every failure. The code and what is said are for programs, the message is for people. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.object({ code: z.string(), message: z.string(), said: saidSchema.optional() }),
  message: z.string(),
});
export type Failure = z.infer<typeof failureSchema>;

/** The envelope of every success, around `data`. */
export const successSchema = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data });
