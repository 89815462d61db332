import "server-only";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import { doubt } from "./integrity";

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

/** The state of this process. On globalThis, since Next loads a module once for each of its bundles. */
export const writeHealth: WriteHealth = globalThis.saywhenWrites ?? { state: "unknown" };
globalThis.saywhenWrites = writeHealth;

/**
 * Notes a failure by SQLite's code (sqlite.org/rescode.html) where it is the disk's: full, read-only, an error of input or
 * output, a file that cannot be opened; and where it says that the file may be damaged. A lock is neither, and neither is
 * what a query does wrong.
 */
export function noteCode(code: string): void {
  if (/^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)/.test(code)) writeHealth.state = "failing";
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) doubt("damage");
  if (/^SQLITE_IOERR/.test(code)) doubt("disk");
}

/** Notes a failure of the adapter's (`noteCode`). */
export function noteFailure(error: unknown): void {
  if (isDriverAdapterError(error)) noteCode(error.cause.originalCode ?? "");
}
