import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { buildReadingWorker } from "@/lib/commands/build-reading-worker";
import { migrateDatabase } from "@/lib/db/migrate";
import { plantCookieKey } from "./plant-cookie-key";

declare module "vitest" {
  interface ProvidedContext {
    migratedDatabasePath: string;
  }
}

/**
 * Migrates one empty database, which each test file copies: a real file each, migrations once. Builds the thread that
 * reads longer texts. Whatever the tests put into
 * the folder for temporary files goes with it: a worker that is ended runs no clean-up of its own.
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-migrated-"));
  process.env.TMPDIR = folder;
  const file = path.join(folder, "saywhen.db");
  await migrateDatabase(`file:${file}`);
  await plantCookieKey(`file:${file}`);
  await buildReadingWorker();
  project.provide("migratedDatabasePath", file);
  return () => rmSync(folder, { recursive: true, force: true });
}
