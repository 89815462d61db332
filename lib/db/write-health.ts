import "server-only";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";

/** What this process knows of the disk under its database. */
interface WriteHealth {
  /**
   * `failing` since the disk failed a statement, until a probe was written (`requireWritable` of readiness.ts); `unknown`
   * until the first probe: from a disk that is read-only at the start much can be read.
   */
  state: "unknown" | "ok" | "failing";
}

declare global {
  var saywhenWrites: WriteHealth | undefined;
}

/** That of this process. On globalThis, since Next loads a module once for each of its bundles. */
export const writeHealth: WriteHealth = globalThis.saywhenWrites ?? { state: "unknown" };
globalThis.saywhenWrites = writeHealth;

/**
 * Notes a failure that is the disk's: full, read-only, an error of input or output, a file that cannot be opened
 * (sqlite.org/rescode.html). A lock is not, and neither is what a query does wrong.
 */
export function noteFailure(error: unknown): void {
  if (!isDriverAdapterError(error)) return;
  const { originalCode = "" } = error.cause;
  if (/^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)/.test(originalCode)) writeHealth.state = "failing";
}
