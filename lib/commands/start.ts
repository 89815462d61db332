import "./load-environment";
import { buildApplication } from "./build-application";
import { exitCodeOf, forwardSignals, spawnNext, stopWithNpm } from "./next-process";
import { requireNodeVersion } from "./node-version";

async function prepareDatabase(url: string): Promise<void> {
  const { migrateDatabase } = await import("@/lib/db/migrate");
  const { applied } = await migrateDatabase(url);
  if (applied.length > 0) console.log(`Database: applied ${applied.join(", ")}`);
  const { rewriteOnce } = await import("@/lib/db/rewrite-once");
  await rewriteOnce(url);
}

/** `npm start`: prepares the database, builds when there is no build of this source, and serves it. */
async function start(): Promise<number> {
  requireNodeVersion(process.versions.node);
  const { environment, isServerless } = await import("@/lib/env");
  await buildApplication();
  // Instances come and go there: migrating is a step of the deployment, and readyz says 503 until it was taken.
  if (!isServerless) await prepareDatabase(environment.DATABASE_URL);
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
