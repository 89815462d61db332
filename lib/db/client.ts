import "server-only";
import { environment } from "@/lib/env";
import { type Prisma, PrismaClient } from "@/prisma/generated/client";
import { databaseFileOf } from "./database-file";
import { createDriver } from "./driver";
import { refuseReplaced } from "./file-place";
import { refuseDamaged } from "./integrity";
import { type LogPlace, watchLog } from "./log-place";
import type { SafeSqliteOptions } from "./safe-sqlite";
import { noteFailure } from "./write-health";
import { createWriteTurns, type WriteTurn } from "./write-turns";

declare global {
  var saywhenDatabase: PrismaClient | undefined;
  var saywhenLog: LogPlace | undefined;
  var saywhenWriteTurns: (() => Promise<WriteTurn>) | undefined;
}

const file = databaseFileOf(environment.DATABASE_URL);

/**
 * Closes this process's other connections to the file: the reader at once, and again if a request has
 * reopened it.
 */
async function letGo(): Promise<void> {
  globalThis.saywhenReader?.close();
  await globalThis.saywhenThread?.end();
  globalThis.saywhenReader?.close();
}

if (file !== null) {
  globalThis.saywhenWriteTurns ??= createWriteTurns();
  globalThis.saywhenLog ??= watchLog(file, { letGo });
}

/** A client with a connection of its own, for tests and commands; the application uses `database`. */
export function openDatabase(url: string, options: SafeSqliteOptions = {}): PrismaClient {
  return new PrismaClient({
    adapter: createDriver(url, options),
    // Waiting for the connection's turn is bounded by the adapter (5 s); Prisma's own 2 s would end it early.
    transactionOptions: { maxWait: 10_000, timeout: 10_000 },
    log: [],
  });
}

/**
 * Throws where nothing may be read or written: the file is damaged, or is no longer the one that was opened.
 */
export function refuseUnfit(): void {
  refuseDamaged();
  refuseReplaced();
}

/**
 * The database of this process. It is on globalThis because Next loads a module once for each of its bundles.
 */
export const database: PrismaClient =
  globalThis.saywhenDatabase ??
  openDatabase(environment.DATABASE_URL, {
    refuse: refuseUnfit,
    onFailure: noteFailure,
    letGo,
    ...(globalThis.saywhenWriteTurns !== undefined && { takeWriteTurn: globalThis.saywhenWriteTurns }),
    ...(globalThis.saywhenLog !== undefined && { log: globalThis.saywhenLog }),
  });
globalThis.saywhenDatabase = database;

/** What a query can run on: the database, or an open transaction. */
export type DatabaseHandle = Prisma.TransactionClient;
