import "server-only";
import { environment } from "@/lib/env";
import { type Prisma, PrismaClient } from "@/prisma/generated/client";
import { createDriver } from "./driver";
import { refuseDamaged } from "./integrity";

declare global {
  var saywhenDatabase: PrismaClient | undefined;
}

/** A client of its own connection, for tests and commands; the application uses `database`. */
export function openDatabase(url: string, refuse?: () => void): PrismaClient {
  return new PrismaClient({
    adapter: createDriver(url, refuse),
    // Waiting for the connection's turn is bounded by the adapter (5 s); Prisma's own 2 s would end it early.
    transactionOptions: { maxWait: 10_000, timeout: 10_000 },
    log: [],
  });
}

/** The database of this process. Held on globalThis, since Next loads a module once for each of its bundles. */
export const database: PrismaClient =
  globalThis.saywhenDatabase ?? openDatabase(environment.DATABASE_URL, refuseDamaged);
globalThis.saywhenDatabase = database;

/** What a query may run on: the database, or a transaction that is open on it. */
export type DatabaseHandle = Prisma.TransactionClient;
