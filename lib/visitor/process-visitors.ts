import "server-only";
import { isAppError } from "@/lib/errors/app-error";
import type { VisitorStore } from "./visitor-store";

declare global {
  var saywhenVisitors: VisitorStore | undefined;
}

/**
 * The visitors' store of this process. It is on globalThis because Next loads a module once for each of its
 * bundles, and its first caller creates it. That is the server's start, so that the bundle of proxy.ts does
 * not have to include the database.
 */
export async function visitorsOfProcess(): Promise<VisitorStore> {
  if (globalThis.saywhenVisitors !== undefined) return globalThis.saywhenVisitors;
  const { createVisitorStore } = await import("./visitor-store");
  globalThis.saywhenVisitors ??= createVisitorStore();
  return globalThis.saywhenVisitors;
}

/**
 * Reads the key of the visitors' cookies at the start, so that no first page waits for it. A database that
 * cannot be asked yet is asked by the first request; the readiness says what is wrong with it.
 */
export async function prepareVisitors(): Promise<void> {
  try {
    await (await visitorsOfProcess()).cookieKey();
  } catch (error) {
    if (!isAppError(error)) throw error;
  }
}
