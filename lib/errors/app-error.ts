import { type Phrase, written } from "@/lib/messages/phrase";
import { type ErrorCode, errorCatalogue } from "./catalogue";

interface AppErrorOptions {
  /** What the person who sent the request reads; the sentence of the code if absent. */
  phrase?: Phrase;
  cause?: unknown;
  /** Additional header fields of the answer, such as Allow or Retry-After. */
  headers?: Record<string, string>;
}

/**
 * A failure with a code of the catalogue. Its message is the phrase as data, for developers; the answer puts
 * it into words. Anything else that is thrown is answered as `internal_error`, without detail.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly phrase: Phrase;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const phrase = options.phrase ?? { code: `errors.${code}` };
    super(written(phrase.code, phrase.params), { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.phrase = phrase;
    this.headers = options.headers ?? {};
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}

/**
 * Whether a thrown value is an `AppError`. It is recognized by its content and not by its class: Next loads a
 * module once for each of its bundles, and what they share (the limits, the engine of the readings) throws
 * errors of the bundle that made it.
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
