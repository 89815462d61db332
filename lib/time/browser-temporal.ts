/**
 * `#temporal` in a browser: its own Temporal if it has one, so that only other browsers download the
 * polyfill's 19 kB.
 */
export const Temporal = globalThis.Temporal ?? (await import("temporal-polyfill")).Temporal;
