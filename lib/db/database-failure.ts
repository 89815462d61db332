import "server-only";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";

// Recognised by name: all of Next's bundles share the database, but each bundle has its own failure classes.
const failureNames = [
  "PrismaClientKnownRequestError",
  "PrismaClientUnknownRequestError",
  "PrismaClientInitializationError",
  "PrismaClientRustPanicError",
];

/**
 * True for a failure of the database itself (locked, full, unreadable, gone), which a client may try again
 * later. A query that Prisma finds invalid is our own fault and does not count.
 */
export function isDatabaseFailure(error: unknown): boolean {
  return (error instanceof Error && failureNames.includes(error.name)) || isDriverAdapterError(error);
}
