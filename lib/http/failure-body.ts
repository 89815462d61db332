import "server-only";
import type { AppError } from "@/lib/errors/app-error";
import type { Failure } from "@/lib/errors/envelope";

/** A failure in the envelope, as JSON (SPEC § API). */
export function failureBody({ code, message }: AppError): string {
  const failure: Failure = { success: false, error: { code, message }, message };
  return JSON.stringify(failure);
}
