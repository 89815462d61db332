import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";

/**
 * The URL of a new SQLite file with this release's schema and the tests' cookie key; it is deleted after the
 * test run.
 */
export function createTestDatabase(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-test-"));
  const file = path.join(folder, "saywhen.db");
  copyFileSync(inject("migratedDatabasePath"), file);
  return `file:${file}`;
}
