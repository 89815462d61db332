import { createFilePlace } from "@/lib/db/migrate-file";
import { readMigrations, withSchemaEngine } from "@/lib/db/schema-engine";

/** Creates a database as the release with that many migrations did. */
export async function createReleasedDatabase(url: string, migrationCount: number): Promise<void> {
  const all = await readMigrations();
  const migrationsList = { ...all, migrationDirectories: all.migrationDirectories.slice(0, migrationCount) };
  await createFilePlace(url).alone((driver) =>
    withSchemaEngine(driver, (engine) =>
      engine.applyMigrations({ migrationsList, filters: { externalTables: [], externalEnums: [] } }),
    ),
  );
}
