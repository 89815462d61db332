import { AnswerTooLargeError, OutboundRefusedError } from "@/lib/outbound/guarded-fetch";

/** Every way in which a provider can fail; notices.ts has a sentence for each. */
export const failureKinds = [
  "unreachable",
  "address_refused",
  "timed_out",
  "unauthorized",
  "forbidden",
  "no_credit",
  "unknown_model",
  "rate_limited",
  "unavailable",
  "rejected",
  "too_large",
  "declined",
  "cut_off",
  "unreadable",
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Failures that may pass within a moment; a provider that refused is not asked again. */
const retryableKinds: ReadonlySet<FailureKind> = new Set(["unreachable", "rate_limited", "unavailable"]);

/** A provider's failure, without the provider's words: they may contain a key or somebody else's text. */
export class ProviderError extends Error {
  readonly kind: FailureKind;
  /** How many seconds the provider asked to wait; null when it did not say. */
  readonly retryAfterSeconds: number | null;

  constructor(kind: FailureKind, retryAfterSeconds: number | null = null) {
    super(kind);
    this.name = "ProviderError";
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get retryable(): boolean {
    return retryableKinds.has(this.kind);
  }
}

/** What an SDK's error says about the failed answer; all null if no answer came. */
interface FailedAnswer {
  status: number | null;
  /** The provider's own code, such as `insufficient_quota`. */
  code: string | null;
  retryAfter: string | null;
}

/** Codes of a 429 that waiting does not solve: the account has no credit left. */
const emptyAccountCodes: ReadonlySet<string> = new Set(["insufficient_quota", "billing_error"]);

/**
 * Retry-After (RFC 9110 § 10.2.3) in whole seconds from now: it is a number or a date; null for anything
 * else.
 */
export function readRetryAfter(value: string | null, nowMs: number): number | null {
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value);
  const atMs = /[A-Za-z]{3}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(atMs) ? null : Math.max(0, Math.ceil((atMs - nowMs) / 1000));
}

function kindOfStatus(status: number, code: string | null): FailureKind {
  if (status === 402 || (code !== null && emptyAccountCodes.has(code))) return "no_credit";
  if (status === 401) return "unauthorized";
  if (status === 403) return "forbidden";
  if (status === 404) return "unknown_model";
  if (status === 429) return "rate_limited";
  return status >= 500 ? "unavailable" : "rejected";
}

function kindOfThrown(error: unknown): FailureKind {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutboundRefusedError) return "address_refused";
    if (cause instanceof AnswerTooLargeError) return "too_large";
    if (cause instanceof SyntaxError) return "unreadable";
  }
  return "unreachable";
}

/**
 * Turns whatever an SDK threw into a ProviderError; `answer` is what that SDK's own error class says about
 * the answer.
 */
export function toProviderError(error: unknown, answer: FailedAnswer): ProviderError {
  if (error instanceof ProviderError) return error;
  if (answer.status === null) return new ProviderError(kindOfThrown(error));
  return new ProviderError(
    kindOfStatus(answer.status, answer.code),
    readRetryAfter(answer.retryAfter, Date.now()),
  );
}
