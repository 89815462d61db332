import "server-only";
import { createFilePlace } from "./migrate-file";
import type { MigrationPlace } from "./migration-place";
import { isRemoteUrl, remoteAddressOf } from "./remote-address";
import { readMigrations, withSchemaEngine } from "./schema-engine";

interface MigrationResult {
  /** The migrations that this call applied, oldest first; empty if the database was up to date. */
  applied: string[];
}

async function placeOf(url: string): Promise<MigrationPlace> {
  if (!isRemoteUrl(url)) return createFilePlace(url);
  const { createRemotePlace } = await import("./migrate-remote");
  return createRemotePlace(remoteAddressOf(url));
}

async function isPlaceCurrent(place: MigrationPlace, migrationNames: string[]): Promise<boolean> {
  const applied = await place.readApplied();
  const unknown = applied.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `The database was made by a newer release (it has ${unknown.join(", ")}). Start that release, or restore a backup.`,
    );
  }
  return migrationNames.every((name) => applied.includes(name));
}

/**
 * True if every migration of this release has been applied. Throws if the database has a migration that this
 * release does not know: an older program must not write to it.
 */
export async function isDatabaseCurrent(url: string, migrationNames: string[]): Promise<boolean> {
  return isPlaceCurrent(await placeOf(url), migrationNames);
}

/**
 * Migrates the database of a URL to this release's schema, and creates a missing file and folder. Safe if
 * several processes call it at once, and after one that died in the middle. The engine is loaded only if
 * there is something to apply, so an up-to-date start costs a few milliseconds.
 */
export async function migrateDatabase(url: string): Promise<MigrationResult> {
  const migrations = await readMigrations();
  const names = migrations.migrationDirectories.map((directory) => directory.path);
  const place = await placeOf(url);
  if (place.isMade() && (await isPlaceCurrent(place, names))) return { applied: [] };
  return place.alone(async (driver) => {
    if (await isPlaceCurrent(place, names)) return { applied: [] };
    const output = await withSchemaEngine(driver, (engine) =>
      engine.applyMigrations({
        migrationsList: migrations,
        filters: { externalTables: [], externalEnums: [] },
      }),
    );
    return { applied: output.appliedMigrationNames };
  });
}
