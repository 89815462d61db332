import { renameSync } from "node:fs";
import { type BuildOptions, build, context } from "esbuild";
import { workerFile, workerSource } from "@/lib/extraction/worker/worker-file";

/** Bundles the worker into one file, since the server's bundler does not include what it needs. */
const options: BuildOptions = {
  entryPoints: [workerSource],
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  // Under the condition that Next gives a server, `server-only` resolves to an empty module.
  conditions: ["react-server"],
  logLevel: "warning",
};

/**
 * Builds the thread that reads texts. A process that starts one meanwhile finds either the old or the new
 * file complete.
 */
export async function buildReadingWorker(): Promise<void> {
  const made = `${workerFile}.${process.pid}`;
  await build({ ...options, outfile: made });
  renameSync(made, workerFile);
}

/** The same for the development server: rebuilds the worker whenever one of its sources changes. */
export async function watchReadingWorker(): Promise<void> {
  const watched = await context({ ...options, outfile: workerFile });
  await watched.watch();
}
