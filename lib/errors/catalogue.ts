/** One failure the product can answer with: its HTTP status, the sentence a person reads, and whether trying again can help. */
interface ErrorDefinition {
  readonly status: number;
  readonly message: string;
  readonly retryable: boolean;
}

/**
 * Every failure of the API, by its code on the wire. Messages by status are SPEC X1's; a more exact sentence
 * (naming the field) may replace the message where an `AppError` is raised.
 */
export const errorCatalogue = {
  invalid_request: { status: 400, message: "Invalid request. Please check your input.", retryable: false },
  unauthorized: { status: 401, message: "Please log in to continue.", retryable: false },
  forbidden: { status: 403, message: "You don't have permission to perform this action.", retryable: false },
  not_found: { status: 404, message: "Resource not found.", retryable: false },
  method_not_allowed: {
    status: 405,
    message: "This address does not take that method. The Allow header lists those it takes.",
    retryable: false,
  },
  conflict: {
    status: 409,
    message: "This event was changed elsewhere. Reload it and try again.",
    retryable: false,
  },
  payload_too_large: {
    status: 413,
    message: "The request is too large. Please send less text.",
    retryable: false,
  },
  unsupported_media_type: {
    status: 415,
    message: "Please send the body as application/json.",
    retryable: false,
  },
  idempotency_mismatch: {
    status: 422,
    message: "This Idempotency-Key was already used with another body.",
    retryable: false,
  },
  rate_limited: { status: 429, message: "Too many requests. Please try again later.", retryable: true },
  internal_error: { status: 500, message: "Internal server error occurred.", retryable: true },
  model_unreachable: {
    status: 502,
    message: "Unable to reach the model server. Please check its address and that it is running.",
    retryable: true,
  },
  model_key_refused: {
    status: 502,
    message: "The model server does not accept this key, or wants one. Please check the key.",
    retryable: false,
  },
  database_unavailable: {
    status: 503,
    message: "Service unavailable. Please try again later.",
    retryable: true,
  },
  shutting_down: {
    status: 503,
    message: "The server is being restarted. Please try again in a moment.",
    retryable: true,
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof errorCatalogue;
