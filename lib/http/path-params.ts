import "server-only";
import { z } from "zod";
import { idSchema } from "@/lib/wire/event-schema";

/** The `[id]` of a path. */
export const idParamsSchema = z.object({ id: idSchema });

const idsMessage = "ids must be 1 to 100 ids, separated by commas.";

/** `?ids=a,b`: at least one id, each once. */
export const idListSchema = z
  .string({ error: idsMessage })
  .transform((list) => [...new Set(list.split(",").map((id) => id.trim()))])
  .refine((ids) => ids.length <= 100 && ids.every((id) => idSchema.safeParse(id).success), {
    error: idsMessage,
  });

/** The same where it may be left out. */
export const optionalIdListSchema = idListSchema.optional();
