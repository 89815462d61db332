import { ApiError } from "./api-error";
import { lateCode } from "./late-code";

type Send<Requests> = <Answer>(send: (requests: Requests) => Promise<Answer>) => Promise<Answer>;

/**
 * Calls of the API whose code is not part of a first page; `send` gets the module with the calls. Throws only
 * `ApiError`: code that cannot be fetched means that the server cannot be reached.
 */
export function lateRequests<Requests>(load: () => Promise<Requests>): Send<Requests> {
  const code = lateCode(load);
  return async (send) => {
    const requests = await code.fetch().catch((cause: unknown) => {
      const wording = navigator.onLine ? "connectionRefused" : "networkError";
      throw new ApiError({ status: 0, code: null, told: { wording }, cause });
    });
    return send(requests);
  };
}
