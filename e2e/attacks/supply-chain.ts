import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { ProofContext } from "@/e2e/testing/proof";
import { openDatabase } from "@/lib/db/client";
import { findBareClients, findOutboundCalls, findOutboundImports } from "@/lib/testing/outbound-calls";
import { readSourceFiles } from "@/lib/testing/source-files";

/**
 * Below the first version, Next can run code from a request; below the second, a reset can corrupt SQLite's
 * WAL.
 */
const floors = { next: "16.3.3", sqlite: "3.51.3" };
/** The only package whose install script runs: it puts the tested Node in place. */
const installingPackages = ["node"];
/**
 * The binary that this package's script puts beside the locked packages, where npm finds it but knows no hash
 * of it.
 */
const broughtNode = /^node-(linux|darwin|win|sunos|aix)-\w+$/;
const outputMax = 64 * 1024 * 1024;

const run = promisify(execFile);
const versions = z.record(z.string(), z.string());
const packageSchema = z.object({
  dependencies: versions,
  devDependencies: versions,
  overrides: versions,
  allowScripts: z.record(z.string(), z.boolean()),
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
const billSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      purl: z.string().startsWith("pkg:npm/"),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).default([]),
    }),
  ),
});
const actionsSchema = z.object({
  node: z.record(z.string(), z.unknown()),
  edge: z.record(z.string(), z.unknown()),
});
const routesSchema = z.object({
  rewrites: z.object({
    beforeFiles: z.array(z.unknown()),
    afterFiles: z.array(z.unknown()),
    fallback: z.array(z.unknown()),
  }),
});
const imagesSchema = z.object({ images: z.object({ unoptimized: z.boolean() }) });

/** A JSON file of the project, parsed into its required shape. */
function readJson<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Whether one purely numeric version is at least another. */
export function isAtLeast(version: string, floor: string): boolean {
  const [numbers, least] = [version, floor].map((text) => text.split(".").map(Number));
  for (const [index, number] of (least ?? []).entries()) {
    const own = numbers?.[index] ?? Number.NaN;
    if (own !== number) return own > number;
  }
  return true;
}

async function proveFloors(note: ProofContext["note"]): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve("next/package.json");
  const next = readJson(manifest, z.object({ version: z.string() })).version;
  const database = openDatabase("file::memory:");
  const rows = z.array(z.object({ version: z.string() }));
  const [sqlite] = rows.parse(await database.$queryRaw`SELECT sqlite_version() AS version`);
  await database.$disconnect();
  note("next", next);
  note("SQLite", sqlite?.version ?? "none");
  assert.ok(isAtLeast(next, floors.next), `next is below ${floors.next}`);
  assert.ok(isAtLeast(sqlite?.version ?? "0", floors.sqlite), `SQLite is below ${floors.sqlite}`);
}

/**
 * Every version is exact, every package is locked by its hash, and only the known package runs a script at
 * the install.
 */
async function proveLock(note: ProofContext["note"]): Promise<void> {
  const { dependencies, devDependencies, overrides, allowScripts } = readJson("package.json", packageSchema);
  const asked = { ...dependencies, ...devDependencies, ...overrides };
  const loose = Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  assert.deepEqual(loose, [], "versions that are not exact");
  const { packages } = readJson("package-lock.json", lockSchema);
  const locked = Object.entries(packages).filter(([place]) => place !== "");
  assert.deepEqual(
    locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([place]) => place),
    [],
    "packages without a hash",
  );
  const nameOf = (place: string) => place.replace(/^.*node_modules\//, "");
  const scripted = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => nameOf(place));
  const undecided = scripted.filter((name) => allowScripts[name] === undefined);
  assert.deepEqual(undecided, [], "packages with a script that nobody decided on");
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  assert.deepEqual(allowed, installingPackages);
  note("locked packages", locked.length);
  note("with a script at the install", `${scripted.length}, run ${allowed.length}`);
}

/** lockfile-lint's rules: every package comes under its own name, over https, from npm, with a hash. */
async function proveLint(): Promise<void> {
  const resolve = createRequire(import.meta.url).resolve;
  const command = path.join(path.dirname(resolve("lockfile-lint/package.json")), "bin", "lockfile-lint.js");
  const rules = [
    "--validate-https",
    "--validate-integrity",
    "--validate-package-names",
    "--allowed-hosts",
    "npm",
  ];
  await run(process.execPath, [command, "--path", "package-lock.json", "--type", "npm", ...rules]);
}

/**
 * npm's own bill of materials: it contains every direct dependency, and each part has its address and its
 * hash.
 */
async function proveBill(note: ProofContext["note"]): Promise<void> {
  // Without `--omit dev`, by which npm leaves out packages that are required twice, such as typescript.
  const { stdout } = await run("npm", ["sbom", "--sbom-format", "cyclonedx"], { maxBuffer: outputMax });
  const { components } = billSchema.parse(JSON.parse(stdout));
  const { dependencies, devDependencies } = readJson("package.json", packageSchema);
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const missing = Object.entries({ ...dependencies, ...devDependencies })
    .map(([name, version]) => `${name}@${version}`)
    .filter((part) => !listed.has(part));
  assert.deepEqual(missing, [], "dependencies that the bill of materials lacks");
  const bare = components.filter(({ name, hashes }) => hashes.length === 0 && !broughtNode.test(name));
  assert.deepEqual(bare, [], "parts without a hash");
  note("parts in the bill of materials", components.length);
}

/** The build lacks the features that had Next's past vulnerabilities. */
function proveBuild(): void {
  const actions = readJson(".next/server/server-reference-manifest.json", actionsSchema);
  assert.deepEqual({ ...actions.node, ...actions.edge }, {}, "a Server Action");
  const { rewrites } = readJson(".next/routes-manifest.json", routesSchema);
  assert.deepEqual(Object.values(rewrites).flat(), [], "a rewrite");
  assert.ok(readJson(".next/images-manifest.json", imagesSchema).images.unoptimized, "the image optimiser");
}

/** RA36: minimum versions, pins, lock file, scripts, bill of materials, build, and one way out. */
export async function proveSupplyChain({ note }: ProofContext): Promise<void> {
  await Promise.all([proveFloors(note), proveLock(note), proveLint(), proveBill(note)]);
  proveBuild();
  const files = readSourceFiles();
  const outbound = [...findOutboundCalls(files), ...findOutboundImports(files), ...findBareClients(files)];
  assert.deepEqual(outbound, [], "ways out besides the guarded fetch");
}
