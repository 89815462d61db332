import "server-only";
import { type BigIntStats, statSync } from "node:fs";
import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { environment } from "@/lib/env";
import { log } from "@/lib/log/logger";
import { databaseFileOf } from "./database-file";

/** SQLITE_READONLY_DBMOVED: SQLite's own code for this, which it reports only in rollback mode. */
const movedCode = 1032;

/** Whether the file first found at a path is still there. */
export interface FilePlace {
  isReplaced(): boolean;
}

type FileIdentity = Pick<BigIntStats, "dev" | "ino">;

/** The system's identity of a file; `missing` if no file has that name, null if the system does not say. */
function identify(file: string): FileIdentity | "missing" | null {
  try {
    return statSync(file, { bigint: true, throwIfNoEntry: false }) ?? "missing";
  } catch {
    // The disk fails or may not be read: SQLite reports that better.
    return null;
  }
}

/** Remembers the file at a path from the first check that finds one. */
export function watchPlace(file: string): FilePlace {
  let known: FileIdentity | null = null;
  return {
    isReplaced: () => {
      const found = identify(file);
      if (found === null) return false;
      if (found === "missing") return known !== null;
      known ??= found;
      return found.ino !== known.ino || found.dev !== known.dev;
    },
  };
}

declare global {
  var saywhenPlace: FilePlace | undefined;
  var saywhenReplacedLogged: boolean | undefined;
}

const file = databaseFileOf(environment.DATABASE_URL);
// It is on globalThis because Next loads a module once for each of its bundles.
if (file !== null) globalThis.saywhenPlace ??= watchPlace(file);

/** Whether another file, or none, is where this process's database was when it was opened. */
export const isDatabaseReplaced = (): boolean => globalThis.saywhenPlace?.isReplaced() ?? false;

/**
 * Throws a database failure while another file, or none, is in the database's place. The connections keep the
 * file open that they opened, even under another name: acknowledged writes would go where no restart finds
 * them, and a connection opened later would read another file than the one being written.
 */
export function refuseReplaced(): void {
  if (!isDatabaseReplaced()) return;
  if (globalThis.saywhenReplacedLogged !== true) {
    globalThis.saywhenReplacedLogged = true;
    log("error", { event: "database file replaced under this process: start the server again" });
  }
  const message = "another file lies in the place of the database";
  throw new DriverAdapterError({ kind: "sqlite", extendedCode: movedCode, message });
}
