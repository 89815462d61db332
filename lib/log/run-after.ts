import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { after } from "next/server";

/** Runs a task after the response to the current request. */
export type RunAfter = (task: () => Promise<void>) => void;

declare global {
  var saywhenRunAfter: RunAfter | undefined;
}

/**
 * Runs a task after the response to the current request; a stopping server waits for it. The task must not
 * reject; its log lines name that request. Outside Next, where there is no response to wait for, tests set
 * what happens to it.
 */
export const runAfter: RunAfter = (task) =>
  (globalThis.saywhenRunAfter ?? after)(AsyncLocalStorage.bind(task));
