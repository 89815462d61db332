import type { FailureWording } from "./failure-wordings";

/**
 * The message for the person: the server's own sentence in the requested language, or one of the screens'
 * wordings.
 */
type Told = { sentence: string } | { wording: FailureWording };

interface ApiErrorDetails {
  /** The HTTP status; 0 if there was no answer. */
  status: number;
  /** The code in the envelope; null if the answer had none. */
  code: string | null;
  told: Told;
  cause?: unknown;
}

/** A failed call to the API; `useFailureText` has the sentence for the person (SPEC X2). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly told: Told;

  constructor({ status, code, told, cause }: ApiErrorDetails) {
    super("sentence" in told ? told.sentence : told.wording, { cause });
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.told = told;
  }

  /** SPEC X2: a warning for the visitor's own mistakes, an error for everything else. */
  get severity(): "warning" | "error" {
    return this.status >= 400 && this.status <= 499 ? "warning" : "error";
  }

  /** Whether the data on the screen was changed or deleted elsewhere, so that it has to be fetched again. */
  get isOutdated(): boolean {
    return this.isConflict || this.isGone;
  }

  /** Whether the data was changed elsewhere (SPEC A24). */
  get isConflict(): boolean {
    return this.status === 409;
  }

  /** Whether it was deleted or never existed. */
  get isGone(): boolean {
    return this.status === 404;
  }

  /**
   * Whether the same request may succeed later: there was no answer, too many requests, or a server in
   * trouble.
   */
  get isRetryable(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}
