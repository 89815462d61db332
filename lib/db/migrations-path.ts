import { readdir } from "node:fs/promises";

/** Where the migrations are, relative to the program's folder. */
export const migrationsPath = "prisma/migrations";

/** The names of this release's migrations, oldest first. */
export async function readMigrationNames(): Promise<string[]> {
  const entries = await readdir(migrationsPath, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
