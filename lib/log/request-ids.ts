import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

declare global {
  var saywhenRequestIds: AsyncLocalStorage<string> | undefined;
}

/**
 * The id of the request for which something is done, so that every line of the log can name it, including
 * those of a reading after the response. It is on globalThis because Next loads a module once for each of its
 * bundles.
 */
export const requestIds: AsyncLocalStorage<string> = globalThis.saywhenRequestIds ?? new AsyncLocalStorage();
globalThis.saywhenRequestIds = requestIds;
