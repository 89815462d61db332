import "server-only";
import type { RateLimits } from "./rate-limits";

declare global {
  var saywhenRateLimits: RateLimits | undefined;
}

/**
 * The limits of this process. Held on globalThis, since Next loads a module once for each of its bundles, and
 * created by the first caller. That is the server's start, so that the bundle of proxy.ts does not have to
 * include the database in which they may be counted.
 */
export async function limitsOfProcess(): Promise<RateLimits> {
  if (globalThis.saywhenRateLimits !== undefined) return globalThis.saywhenRateLimits;
  const { createConfiguredLimits } = await import("./rate-limits");
  globalThis.saywhenRateLimits ??= createConfiguredLimits();
  return globalThis.saywhenRateLimits;
}
