import "server-only";
import type { SqlMigrationAwareDriverAdapterFactory } from "@prisma/driver-adapter-utils";

/** The part of a database that concerns its migrations. */
export interface MigrationPlace {
  /** True if a database was created before; otherwise only the holder of the lock may read it. */
  isMade(): boolean;
  /** The names of the completely applied migrations; none for a database without Prisma's table. */
  readApplied(): Promise<string[]>;
  /**
   * Runs `work` while no other process is migrating this database. Throws `waitedTooLong` if one does so for
   * a minute.
   */
  alone<T>(work: (driver: SqlMigrationAwareDriverAdapterFactory) => Promise<T>): Promise<T>;
}

/** How long a start waits for another process that is migrating the same database. */
export const migrationWaitMs = 60_000;

/** What a start says after waiting for `migrationWaitMs`. */
export function waitedTooLong(): Error {
  return new Error(
    "Another process has been migrating the database for over a minute. Stop it, then start again.",
  );
}
