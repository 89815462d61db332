import "server-only";
import type { RateLimits } from "./rate-limits";

declare global {
  var saywhenRateLimits: RateLimits | undefined;
}

/**
 * The limits of this process. Held on globalThis, since Next loads a module once for each of its bundles, and made by
 * the first that asks: the server's start does, so that the bundle of proxy.ts need not bring the database that they may
 * be counted in.
 */
export async function limitsOfProcess(): Promise<RateLimits> {
  if (globalThis.saywhenRateLimits !== undefined) return globalThis.saywhenRateLimits;
  const { createConfiguredLimits } = await import("./rate-limits");
  globalThis.saywhenRateLimits ??= createConfiguredLimits();
  return globalThis.saywhenRateLimits;
}
