import { z } from "zod";

/** The envelope of every failure: the code is for programs, the message for people. */
export const failureSchema = z.object({
  success: z.literal(false),
  error: z.object({ code: z.string(), message: z.string() }),
  message: z.string(),
});
export type Failure = z.infer<typeof failureSchema>;

/** The envelope of every success, around `data`. */
export const successSchema = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data });
