import "server-only";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";

// By their names: the database is shared by all of Next's bundles, and each has classes of its own for its failures.
const failureNames = [
  "PrismaClientKnownRequestError",
  "PrismaClientUnknownRequestError",
  "PrismaClientInitializationError",
  "PrismaClientRustPanicError",
];

/**
 * True for a failure of the database itself (locked, full, unreadable, gone), which a client may try again later.
 * A query that Prisma finds invalid is a fault of ours and is not among them.
 */
export function isDatabaseFailure(error: unknown): boolean {
  return (error instanceof Error && failureNames.includes(error.name)) || isDriverAdapterError(error);
}
