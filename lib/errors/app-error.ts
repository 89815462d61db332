import { type ErrorCode, errorCatalogue } from "./catalogue";

interface AppErrorOptions {
  /** A sentence for the person who sent the request; the catalogue's own sentence when absent. */
  message?: string;
  cause?: unknown;
  /** Extra answer headers, such as Allow or Retry-After. */
  headers?: Record<string, string>;
}

/** A failure with a code of the catalogue. Whatever else is thrown is answered as `internal_error`, without detail. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/**
 * Whether something thrown is one of these. By what it says and not by its class: Next loads a module once for each of
 * its bundles, and what they share (the limits, the engine of the readings) throws those of the bundle that made it.
 */
export function isAppError(error: unknown): error is AppError {
  return (
    error instanceof Error &&
    error.name === "AppError" &&
    "code" in error &&
    typeof error.code === "string" &&
    Object.hasOwn(errorCatalogue, error.code)
  );
}
