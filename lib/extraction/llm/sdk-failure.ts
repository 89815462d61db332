import { type ProviderError, toProviderError } from "./provider-error";

/** What an SDK's own error class says about the failed answer. */
interface SdkFailure {
  status?: number | undefined;
  headers?: Headers | undefined;
  /** The provider's own error code. */
  code?: string | null | undefined;
}

/**
 * The ProviderError of whatever the SDK of OpenAI or of Anthropic threw; both have the same errors. `failure`
 * is null for an error of any other class.
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
 * The status for an error inside a stream, whose HTTP status was 200: the status that its code stands for,
 * else 500, since the provider had accepted the request.
 */
export function statusInStream(code: unknown): number {
  if (limitCodes.has(code)) return 429;
  return typeof code === "number" && code >= 400 && code < 600 ? code : 500;
}
