import { z } from "zod";
import { unreadReasons } from "./unread-reasons";

/**
 * Words of a text that name a day or an hour but made no event (SPEC B13); `start` and `end` are UTF-16
 * offsets into the text, `quote` is exactly that slice.
 */
export const unreadSchema = z.strictObject({
  quote: z.string().min(1),
  start: z.int().min(0),
  end: z.int().min(1),
  reason: z.enum(unreadReasons),
});
export type Unread = z.infer<typeof unreadSchema>;
