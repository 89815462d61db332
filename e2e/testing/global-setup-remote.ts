import type { TestProject } from "vitest/node";
import { buildReadingWorker } from "@/lib/commands/build-reading-worker";
import { createMigratedData } from "./remote-database";

declare module "vitest" {
  interface ProvidedContext {
    migratedServerPath: string;
  }
}

/** Migrates the data of one libSQL server; each test file starts with a copy of it. */
export async function setup(project: TestProject): Promise<() => void> {
  await buildReadingWorker();
  const { path, remove } = await createMigratedData();
  project.provide("migratedServerPath", path);
  return remove;
}
