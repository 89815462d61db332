import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors/app-error";

/** The Idempotency-Key of a request, or null without one. Throws `invalid_request` for anything but a UUID (SPEC A22). */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get("idempotency-key");
  if (key === null) return null;
  const parsed = z.guid().safeParse(key);
  if (parsed.success) return parsed.data.toLowerCase();
  throw new AppError("invalid_request", { message: "The Idempotency-Key must be a UUID." });
}
