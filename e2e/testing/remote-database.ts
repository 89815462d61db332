import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrateDatabase } from "@/lib/db/migrate";
import { plantCookieKey } from "@/lib/testing/plant-cookie-key";
import { startLibsqlServer } from "./libsql-server";
import type { ScratchDatabase } from "./scratch-server";

/**
 * A folder with a libSQL server's data with this release's schema and the tests' cookie key; servers start
 * with a copy.
 */
export async function createMigratedData(): Promise<{ path: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-libsql-migrated-"));
  const server = await startLibsqlServer();
  await migrateDatabase(server.url);
  await plantCookieKey(server.url);
  await server.kill();
  cpSync(server.dataPath, path.join(folder, "data"), { recursive: true });
  await server.stop();
  return {
    path: path.join(folder, "data"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Creates databases, each on a libSQL server of its own, from a copy of migrated data. */
export function createRemoteDatabases(copyOf: string): () => Promise<ScratchDatabase> {
  return async () => {
    const server = await startLibsqlServer({ copyOf });
    return { url: server.url, remove: server.stop };
  };
}
