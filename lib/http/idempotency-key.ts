import "server-only";
import { z } from "zod";
import { written } from "@/lib/messages/phrase";

/**
 * SPEC A22: the Idempotency-Key of a request, if it has one. A UUID of any version; upper case becomes lower
 * case.
 */
export const idempotencyFieldsSchema = z.object({
  "idempotency-key": z
    .guid({ error: written("fields.idempotencyKey") })
    .transform((key) => key.toLowerCase())
    .optional(),
});
