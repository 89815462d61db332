import "server-only";
import { environment } from "@/lib/env";
import type { Prisma } from "@/prisma/generated/client";
import { type DatabaseHandle, database, refuseUnfit } from "./client";
import { databaseFileOf } from "./database-file";
import { createPreparedReader } from "./prepared-reader";
import { noteCode } from "./write-health";

const file = databaseFileOf(environment.DATABASE_URL);

declare global {
  var saywhenReader: ReturnType<typeof createPreparedReader> | undefined;
}

if (file !== null) {
  globalThis.saywhenReader ??= createPreparedReader(file, {
    mayOpen: () => globalThis.saywhenLog?.isAway() !== true,
    onFailure: noteCode,
  });
}

/**
 * The rows of a statement that only reads. Outside a transaction a file is read with statements that stay
 * prepared, which takes a fifth of the time of Prisma's `$queryRaw`. That is used if the file cannot be read
 * so: it waits for locks, and its failures are reported to clients (`isDatabaseFailure`).
 */
export async function readRows(handle: DatabaseHandle, query: Prisma.Sql): Promise<unknown> {
  if (handle !== database || globalThis.saywhenReader === undefined) return handle.$queryRaw(query);
  refuseUnfit();
  // Until there is a log again, which `$queryRaw` starts.
  if (globalThis.saywhenLog?.isLeft() === true) return handle.$queryRaw(query);
  return globalThis.saywhenReader.read(query) ?? handle.$queryRaw(query);
}
