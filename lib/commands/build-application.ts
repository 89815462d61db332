import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { workerFile } from "@/lib/extraction/worker/worker-file";
import { buildOfflineFiles, offlineFiles } from "./build-offline-files";
import { buildReadingWorker } from "./build-reading-worker";
import { fingerprintSource, hasBuildOf, stampBuild } from "./build-stamp";
import { bundleCommandLine, commandLineFolder, startCommandLineOnce } from "./bundle-command-line";
import { bundleCommands, commandsFolder } from "./bundle-commands";
import { exitCodeOf, spawnNext } from "./next-process";

/**
 * Builds the application unless a build of exactly this source exists. The kind "bench" adds the routes that
 * `npm run bench:api` needs. Throws a sentence when the build fails.
 */
export async function buildApplication(kind: "product" | "bench" = "product"): Promise<void> {
  const source = fingerprintSource();
  const fingerprint = kind === "product" ? source : `${source} ${kind}`;
  const bundles = [workerFile, commandsFolder, commandLineFolder, ...offlineFiles];
  if (hasBuildOf(fingerprint) && bundles.every((made) => existsSync(made))) return;
  rmSync(".next", { recursive: true, force: true });
  // npm has generated it already, but the schema may have changed since, or install scripts were off.
  if (spawnSync(process.execPath, ["lib/commands/generate-client.mjs"], { stdio: "inherit" }).status !== 0) {
    throw new Error("The database client could not be generated; the lines above say why.");
  }
  // Before Next's build, which traces the worker's file for a serverless host.
  await buildReadingWorker();
  await bundleCommands();
  await bundleCommandLine();
  startCommandLineOnce();
  await buildOfflineFiles(fingerprint);
  if ((await exitCodeOf(spawnNext(["build"], "inherit", { SAYWHEN_BUILD: kind }))) !== 0) {
    throw new Error("The application could not be built; the lines above say why.");
  }
  stampBuild(fingerprint);
}
