import "server-only";
import { z } from "zod";

/** SPEC A22: the Idempotency-Key of a request, if it has one. A UUID of any version, in whichever case it came. */
export const idempotencyFieldsSchema = z.object({
  "idempotency-key": z
    .guid({ error: "The Idempotency-Key must be a UUID." })
    .transform((key) => key.toLowerCase())
    .optional(),
});
