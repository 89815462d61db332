import "server-only";
import { isDriverAdapterError } from "@prisma/driver-adapter-utils";
import { Prisma } from "@/prisma/generated/client";

/**
 * True for a failure of the database itself (locked, full, unreadable, gone), which a client may try again later.
 * A query that Prisma finds invalid is a fault of ours and is not among them.
 */
export function isDatabaseFailure(error: unknown): boolean {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError ||
    error instanceof Prisma.PrismaClientUnknownRequestError ||
    error instanceof Prisma.PrismaClientInitializationError ||
    error instanceof Prisma.PrismaClientRustPanicError ||
    isDriverAdapterError(error)
  );
}
