import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

/** Where the build puts the command line `saywhen`, relative to the program's folder. */
export const commandLineFolder = "generated/command-line";

/** Packages that are CommonJS ask for Node's modules by `require`, which an ES module has to make for itself. */
const banner =
  'import { createRequire as requireOfBundle } from "node:module"; const require = requireOfBundle(import.meta.url);';

/**
 * Bundles `saywhen`, packages and all: it starts in a tenth of a second, because each part is one file that is loaded
 * when it is needed. Beside it stands the list of its sources, by which its launcher tells whether they changed since.
 */
export async function bundleCommandLine(folder: string = commandLineFolder): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: { saywhen: "lib/command-line/saywhen.ts" },
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    minify: true,
    platform: "node",
    format: "esm",
    target: "node22",
    banner: { js: banner },
    // Under the condition that Next gives a server, `server-only` resolves to an empty module.
    conditions: ["react-server"],
    metafile: true,
    logLevel: "warning",
  });
  const sources = Object.keys(metafile.inputs).filter((input) => !input.startsWith("node_modules/"));
  writeFileSync(path.join(folder, "sources.json"), JSON.stringify(sources.sort()));
}

/** Starts the bundle once, so that what Node compiles of it is kept beside it also where nobody may write later. */
export function startCommandLineOnce(): void {
  spawnSync(process.execPath, ["lib/command-line/saywhen.mjs", "Lunch with Ana tomorrow at noon"], {
    stdio: "ignore",
  });
}
