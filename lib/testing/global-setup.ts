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
 * Migrates one empty database, which each test file copies: each gets a real file, and the migrations run
 * once. Builds the worker that reads longer texts. Removes all temporary files of the tests afterwards, since
 * a terminated worker cleans up nothing itself.
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
