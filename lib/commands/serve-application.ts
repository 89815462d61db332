import { exitCodeOf, forwardSignals, spawnNext, stopWithNpm } from "./next-process";

async function prepareDatabase(url: string): Promise<void> {
  const { migrateDatabase } = await import("@/lib/db/migrate");
  const { applied } = await migrateDatabase(url);
  if (applied.length > 0) console.log(`Database: applied ${applied.join(", ")}`);
  const { rewriteOnce } = await import("@/lib/db/rewrite-once");
  await rewriteOnce(url);
}

/** Prepares the database and serves the existing build; resolves with the server's exit code when it ends. */
export async function serveApplication(): Promise<number> {
  const { environment, isServerless } = await import("@/lib/env");
  // On a serverless host instances come and go: the deployment migrates, and `readyz` answers 503 until it
  // has.
  if (!isServerless) await prepareDatabase(environment.DATABASE_URL);
  const server = spawnNext(["start", "--port", String(environment.PORT)]);
  forwardSignals(server);
  stopWithNpm(server);
  return exitCodeOf(server);
}

/** Ends this process with the exit code of `start`, or with 1 and a sentence if it throws. */
export async function endWithCodeOf(start: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
