import "server-only";
import { z } from "zod";
import { written } from "@/lib/messages/phrase";

/**
 * SPEC B14: for which origin the visitor's key of the same request was typed, such as `https://api.openai.com`. Absent
 * from a client that keeps no keys by their hosts.
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
