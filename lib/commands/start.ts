import "./load-environment";
import { buildApplication } from "./build-application";
import { exitCodeOf, forwardSignals, spawnNext, stopWithNpm } from "./next-process";
import { requireNodeVersion } from "./node-version";

/** `npm start`: prepares the database, builds when there is no build of this source, and serves it. */
async function start(): Promise<number> {
  requireNodeVersion(process.versions.node);
  const { environment } = await import("@/lib/env");
  await buildApplication();
  const { migrateDatabase } = await import("@/lib/db/migrate");
  const { applied } = await migrateDatabase(environment.DATABASE_URL);
  if (applied.length > 0) console.log(`Database: applied ${applied.join(", ")}`);
  const server = spawnNext(["start", "--port", String(environment.PORT)]);
  forwardSignals(server);
  stopWithNpm(server);
  return exitCodeOf(server);
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
