import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";

declare global {
  var saywhenRequestIds: AsyncLocalStorage<string> | undefined;
}

/**
 * The id of the request that something is done for, so that every line of the log names it, those of a reading behind an
 * answer too. On globalThis, since Next loads a module once for each of its bundles.
 */
export const requestIds: AsyncLocalStorage<string> = globalThis.saywhenRequestIds ?? new AsyncLocalStorage();
globalThis.saywhenRequestIds = requestIds;
