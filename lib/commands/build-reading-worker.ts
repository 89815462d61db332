import { renameSync } from "node:fs";
import { type BuildOptions, build, context } from "esbuild";
import { workerFile, workerSource } from "@/lib/extraction/worker/worker-file";

/** One file with all that the worker needs, since no bundler of the server's follows it there. */
const options: BuildOptions = {
  entryPoints: [workerSource],
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  // `server-only` is nothing under the condition that a server has.
  conditions: ["react-server"],
  logLevel: "warning",
};

/** Builds the thread that reads texts. Another process that starts one meanwhile finds the old file or the new one, whole. */
export async function buildReadingWorker(): Promise<void> {
  const made = `${workerFile}.${process.pid}`;
  await build({ ...options, outfile: made });
  renameSync(made, workerFile);
}

/** The same for the development server: builds it anew whenever something that it is made of changes. */
export async function watchReadingWorker(): Promise<void> {
  const watched = await context({ ...options, outfile: workerFile });
  await watched.watch();
}
