import type { FailureWording } from "./failure-wordings";

/** What the person is told: the server's own sentence, in the language that was asked for, else one of the screens'. */
type Told = { sentence: string } | { wording: FailureWording };

interface ApiErrorDetails {
  /** The HTTP status, 0 when there was no answer. */
  status: number;
  /** The envelope's code, null when the answer had none. */
  code: string | null;
  told: Told;
  cause?: unknown;
}

/** A call to the API that did not succeed; `useFailureText` has the sentence for the person (SPEC X2). */
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

  /** SPEC X2: the visitor's own slips are warnings, all else is an error. */
  get severity(): "warning" | "error" {
    return this.status >= 400 && this.status <= 499 ? "warning" : "error";
  }

  /** Whether what is on the screen was changed or deleted elsewhere meanwhile, so that it should be fetched again. */
  get isOutdated(): boolean {
    return this.isConflict || this.isGone;
  }

  /** It was changed elsewhere (SPEC A24). */
  get isConflict(): boolean {
    return this.status === 409;
  }

  /** It was deleted, or never was. */
  get isGone(): boolean {
    return this.status === 404;
  }

  /** Whether asking again, unchanged, may succeed: no answer, too many requests, or a server in trouble. */
  get isRetryable(): boolean {
    return this.status === 0 || this.status === 408 || this.status === 429 || this.status >= 500;
  }
}
