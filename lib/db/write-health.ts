import "server-only";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import { doubt } from "./integrity";

/** What this process knows about the disk of its database. */
interface WriteHealth {
  /**
   * `failing` since the disk failed a statement, until a probe was written (`requireWritable` of
   * readiness.ts); `unknown` until the first probe: much can be read from a disk that is read-only at the
   * start.
   */
  state: "unknown" | "ok" | "failing";
}

declare global {
  var saywhenWrites: WriteHealth | undefined;
}

/**
 * The state of this process. It is on globalThis because Next loads a module once for each of its bundles.
 */
export const writeHealth: WriteHealth = globalThis.saywhenWrites ?? { state: "unknown" };
globalThis.saywhenWrites = writeHealth;

/**
 * Records a failure by SQLite's code (sqlite.org/rescode.html) if it is the disk's (full, read-only, an I/O
 * error, a file that cannot be opened), or if it says that the file may be damaged. A lock is neither, nor is
 * an error of a query.
 */
export function noteCode(code: string): void {
  if (/^SQLITE_(FULL|READONLY|IOERR|CANTOPEN)/.test(code)) writeHealth.state = "failing";
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) doubt("damage");
  if (/^SQLITE_IOERR/.test(code)) doubt("disk");
}

/** Records a failure of the adapter (`noteCode`). */
export function noteFailure(error: unknown): void {
  if (isDriverAdapterError(error)) noteCode(error.cause.originalCode ?? "");
}
