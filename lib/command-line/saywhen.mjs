#!/usr/bin/env node
import { existsSync, readFileSync, statSync } from "node:fs";
import nodeModule, { createRequire } from "node:module";
import { constants } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";

// The `bin` of the package: `saywhen TEXT`, from any folder. A build bundles the program; a checkout runs the bundle
// while it is newer than each of its sources, and the sources themselves otherwise, so that nobody reads with code
// that they have changed since. A shipped tree has no sources, and so always the bundle.

const root = fileURLToPath(new URL("../../", import.meta.url));
const placeOf = (name) => root + name;
const bundle = placeOf("generated/command-line/saywhen.mjs");
const sourceList = placeOf("generated/command-line/sources.json");

/** True if no source was changed after the bundle was made; a source that is not there is not asked. */
function isFresh() {
  if (!existsSync(bundle) || !existsSync(sourceList)) return false;
  const { mtimeMs: madeMs } = statSync(bundle);
  const changedMs = (name) => statSync(placeOf(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return JSON.parse(readFileSync(sourceList, "utf8")).every((name) => changedMs(name) <= madeMs);
}

/** The TypeScript loader, which is only for development; null where it is not installed. */
function findLoader() {
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  } catch {
    return null;
  }
}

/** What Node compiled is kept beside the bundle, where that may be written: the next start takes half as long. */
async function runBundle() {
  // By the default export: a Node without it would refuse this file before it could say that it is too old.
  nodeModule.enableCompileCache(placeOf("generated/command-line/compiled"));
  await import(pathToFileURL(bundle).href);
}

async function runSources(loader) {
  // Its code is not small, and a bundle needs none of it.
  const { spawnSync } = await import("node:child_process");
  const options = ["--conditions=react-server", "--import", loader];
  const program = fileURLToPath(new URL("saywhen.ts", import.meta.url));
  const env = { ...process.env, TSX_TSCONFIG_PATH: placeOf("tsconfig.json") };
  const ended = spawnSync(process.execPath, [...options, program, ...process.argv.slice(2)], {
    stdio: "inherit",
    env,
  });
  process.exitCode = ended.status ?? 128 + (constants.signals[ended.signal] ?? 0);
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 14)) {
  console.error(`saywhen: this needs Node 22.14 or newer, and this is ${process.versions.node}.`);
  process.exitCode = 2;
} else if (isFresh()) {
  await runBundle();
} else {
  const loader = findLoader();
  if (loader !== null) await runSources(loader);
  else if (existsSync(bundle)) await runBundle();
  else {
    console.error('saywhen: run "npm ci" in its folder first, or ship a folder that was built.');
    process.exitCode = 2;
  }
}
