import "server-only";
import { z } from "zod";
import { written } from "@/lib/messages/phrase";
import { idSchema } from "@/lib/wire/event-schema";

/** The `[id]` of a path. */
export const idParamsSchema = z.object({ id: idSchema });

/** The `[token]` of a feed's path: 24 random bytes as base64url, and the ending by which calendars know it. */
export const feedParamsSchema = z.object({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{32}\.ics$/)
    .transform((file) => file.slice(0, -".ics".length)),
});

const idsMessage = written("fields.ids");

/** `?ids=a,b`: at least one id, each once. */
export const idListSchema = z
  .string({ error: idsMessage })
  .transform((list) => [...new Set(list.split(",").map((id) => id.trim()))])
  .refine((ids) => ids.length <= 100 && ids.every((id) => idSchema.safeParse(id).success), {
    error: idsMessage,
  });

/** The same where it may be left out. */
export const optionalIdListSchema = idListSchema.optional();
