import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";

/** The URL of a new SQLite file with this release's schema and no rows; it goes when the test process ends. */
export function createTestDatabase(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-test-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "saywhen.db");
  copyFileSync(inject("migratedDatabasePath"), file);
  return `file:${file}`;
}
