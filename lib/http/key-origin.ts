import "server-only";
import { z } from "zod";
import { written } from "@/lib/messages/phrase";

/**
 * SPEC B14: the origin for which the visitor typed the key that this request carries, such as
 * `https://api.openai.com`. Absent from a client that does not keep keys by host.
 */
export const keyOriginFieldsSchema = z.object({
  "x-model-key-origin": z
    .string()
    .max(500, { error: written("fields.keyOrigin") })
    .refine((text) => /^https?:/.test(text) && URL.parse(text)?.origin === text, {
      error: written("fields.keyOrigin"),
    })
    .optional(),
});
