import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type BuildOptions, build } from "esbuild";
import { languages } from "@/lib/messages/languages";
import { manifestPath, offlinePagePath, workerPath } from "@/lib/offline/paths";
import { revisionFile } from "@/lib/offline/revision-file";
import { webAppManifest } from "@/lib/offline/web-app-manifest";

const served = (path: string): string => `public${path}`;

/** What the build makes for the installed app, besides the icons. */
export const offlineFiles: readonly string[] = [
  revisionFile,
  ...[workerPath, offlinePagePath, ...languages.map(({ tag }) => manifestPath(tag))].map(served),
];

async function bundle(entryPoint: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entryPoint],
    bundle: true,
    minify: true,
    write: false,
    // Browsers that install apps; no file of the build is fetched besides these.
    target: ["chrome111", "firefox114", "safari16.4"],
    format: "iife",
    logLevel: "warning",
  });
  return (outputFiles[0]?.text ?? "").trim();
}

/** The service worker of a release. */
export const bundleServiceWorker = (revision: string): Promise<string> =>
  bundle("lib/offline/worker/service-worker.ts", {
    define: { REVISION: JSON.stringify(revision) },
  });

/** The page with its script, its style and its sign in it, so that the worker keeps one file. */
export async function makeOfflinePage(): Promise<string> {
  const folder = "app/offline-page";
  const sign = readFileSync("app/icon.svg", "utf8").replace(/<(title|style)>.*?<\/\1>\s*/gs, "");
  const style = await bundle(`${folder}/offline-page.css`);
  const script = await bundle(`${folder}/offline-page.ts`);
  return readFileSync(`${folder}/offline-page.html`, "utf8")
    .replace('<svg aria-hidden="true"></svg>', () => sign.replace("<svg ", '<svg aria-hidden="true" ').trim())
    .replace("<style></style>", () => `<style>${style}</style>`)
    .replace("<script></script>", () => `<script>${script}</script>`);
}

/**
 * Makes what the installed app needs of a release: its service worker, the page that stands for others without a
 * connection, and a manifest for each language.
 */
export async function buildOfflineFiles(revision: string): Promise<void> {
  for (const file of offlineFiles) rmSync(file, { force: true });
  mkdirSync(served("/installed"), { recursive: true });
  writeFileSync(served(workerPath), await bundleServiceWorker(revision));
  writeFileSync(served(offlinePagePath), await makeOfflinePage());
  for (const { tag } of languages) {
    writeFileSync(served(manifestPath(tag)), JSON.stringify(await webAppManifest(tag)));
  }
  writeFileSync(revisionFile, revision);
}
