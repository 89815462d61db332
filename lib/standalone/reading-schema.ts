import { z } from "zod";
import { offeredSchema } from "@/lib/wire/offered";
import { unreadSchema } from "@/lib/wire/unread";

/** An event as it was read: shaped as the API's events are, without what only a stored one has. */
const readEventSchema = offeredSchema.omit({ suggestions: true });

/**
 * What a text says: its events, its times that made none, a notice (null for none), and, where it has no event, a sentence
 * that says so.
 */
export const shownReadingSchema = z.strictObject({
  events: z.array(readEventSchema),
  unread: z.array(unreadSchema),
  notice: z.string().nullable(),
  error: z.string().nullable(),
});
export type ShownReading = z.infer<typeof shownReadingSchema>;
