/**
 * What `#temporal` is in a browser: its own Temporal where it has one, so that nobody else downloads the polyfill's 19 kB.
 */
export const Temporal = globalThis.Temporal ?? (await import("temporal-polyfill")).Temporal;
