/** One failure that the product can answer with: its HTTP status, and whether a retry can help. */
interface ErrorDefinition {
  readonly status: number;
  readonly retryable: boolean;
}

/**
 * Every failure of the API, by its code on the wire. Its sentence is `errors.{code}` in
 * `lib/messages/sentences` (SPEC X1 by status); an `AppError` may carry a more precise one, which names the
 * field.
 */
export const errorCatalogue = {
  invalid_request: { status: 400, retryable: false },
  unauthorized: { status: 401, retryable: false },
  forbidden: { status: 403, retryable: false },
  not_found: { status: 404, retryable: false },
  method_not_allowed: { status: 405, retryable: false },
  conflict: { status: 409, retryable: false },
  payload_too_large: { status: 413, retryable: false },
  unsupported_media_type: { status: 415, retryable: false },
  idempotency_mismatch: { status: 422, retryable: false },
  rate_limited: { status: 429, retryable: true },
  internal_error: { status: 500, retryable: true },
  model_unreachable: { status: 502, retryable: true },
  model_key_refused: { status: 502, retryable: false },
  database_unavailable: { status: 503, retryable: true },
  shutting_down: { status: 503, retryable: true },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorCatalogue;
