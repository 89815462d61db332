import { type ProviderError, toProviderError } from "./provider-error";

/** What an SDK's own error class tells of the answer that it stands for. */
interface SdkFailure {
  status?: number | undefined;
  headers?: Headers | undefined;
  /** The provider's own code for what is wrong. */
  code?: string | null | undefined;
}

/**
 * The ProviderError of whatever the SDK of OpenAI or of Anthropic threw; both have the same errors. `failure` is null for
 * what is not of the SDK's own class.
 */
export function fromSdkFailure(error: unknown, failure: SdkFailure | null): ProviderError {
  return toProviderError(error, {
    status: failure?.status ?? null,
    code: failure?.code ?? null,
    retryAfter: failure?.headers?.get("retry-after") ?? null,
  });
}

const limitCodes: ReadonlySet<unknown> = new Set(["rate_limit_error", "rate_limit_exceeded"]);

/**
 * The status of an error that a provider tells within a stream, whose own status was 200: the one that its code says,
 * else 500, since a stream that was begun had been accepted.
 */
export function statusInStream(code: unknown): number {
  if (limitCodes.has(code)) return 429;
  return typeof code === "number" && code >= 400 && code < 600 ? code : 500;
}
