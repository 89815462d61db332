import { exitCodeOf, forwardSignals, spawnNext, stopWithNpm } from "./next-process";

async function prepareDatabase(url: string): Promise<void> {
  const { migrateDatabase } = await import("@/lib/db/migrate");
  const { applied } = await migrateDatabase(url);
  if (applied.length > 0) console.log(`Database: applied ${applied.join(", ")}`);
  const { rewriteOnce } = await import("@/lib/db/rewrite-once");
  await rewriteOnce(url);
}

/** Prepares the database and serves the build that is there; resolves with the server's exit code when it ends. */
export async function serveApplication(): Promise<number> {
  const { environment, isServerless } = await import("@/lib/env");
  // Instances come and go there: migrating is a step of the deployment, and readyz says 503 until it was taken.
  if (!isServerless) await prepareDatabase(environment.DATABASE_URL);
  const server = spawnNext(["start", "--port", String(environment.PORT)]);
  forwardSignals(server);
  stopWithNpm(server);
  return exitCodeOf(server);
}

/** Ends this process with the code that `start` resolves with, or with 1 and a sentence when it throws. */
export async function endWithCodeOf(start: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
