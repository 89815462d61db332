import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { after } from "next/server";

/** Puts work behind the answer of the request that is being handled. */
export type RunAfter = (task: () => Promise<void>) => void;

declare global {
  var saywhenRunAfter: RunAfter | undefined;
}

/**
 * Runs a task behind the answer of the request that is being handled; a server that is stopping waits for it. The task
 * must not reject; its lines in the log name that request. Outside Next, where there is no answer to wait for, a test says what becomes of it.
 */
export const runAfter: RunAfter = (task) =>
  (globalThis.saywhenRunAfter ?? after)(AsyncLocalStorage.bind(task));
