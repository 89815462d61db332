import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { fuzzServer } from "@/e2e/attacks/fuzz-server";
import { createCaller } from "@/e2e/testing/api-caller";
import { findFreePort } from "@/e2e/testing/free-port";
import { findOldestNode, oldestNodeVersion } from "@/e2e/testing/oldest-node";
import type { ProofContext } from "@/e2e/testing/proof";
import { isUp, type ScratchServer } from "@/e2e/testing/scratch-server";
import { copyShippedTree } from "@/e2e/testing/shipped-tree";
import { type Installation, spawnNpm } from "@/e2e/testing/start-process";
import { exitCodeOf } from "@/lib/commands/next-process";
import { proveKills } from "./kills";
import { proveSoak } from "./soak";

/** Packages that only development needs: if one is installed, production could be running it. */
const notInstalled = ["typescript", "tsx", "esbuild", "prisma", "vitest", "playwright"];
const lastWords = 4000;
const startWithinMs = 120_000;
/** The exit codes of SIGTERM, which the server turns into its own exit, and of RA22's `kill -9`. */
const orderedExits = [143, 137];

/** Runs npm to its end. Throws the end of its output unless it succeeds. */
async function runNpm(args: readonly string[], installation: Installation): Promise<void> {
  const child = spawnNpm(args, installation);
  const said = Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream === null ? "" : text(stream))),
  );
  const code = await exitCodeOf(child);
  const output = (await said).join("\n");
  assert.equal(code, 0, `npm ${args.join(" ")} ended with ${code}: ${output.slice(-lastWords)}`);
}

/**
 * Installs what the image contains, for a host with only this Node: the built tree, its packages, a start
 * with a new database.
 */
async function installShipped(installation: Installation): Promise<void> {
  const { folder } = installation;
  copyShippedTree(folder);
  // Strict, so that npm itself refuses a package that does not support this Node.
  const omitted = ["--omit=dev", "--omit=optional", "--engine-strict", "--no-audit", "--no-fund"];
  await runNpm(["ci", ...omitted], installation);
  const superfluous = notInstalled.filter((name) => existsSync(path.join(folder, "node_modules", name)));
  assert.deepEqual(superfluous, [], "packages for development in a shipped tree");
  const port = String(await findFreePort());
  const databaseUrl = `file:${path.join(folder, "data", "first.db")}`;
  const child = spawnNpm(["start"], installation, {
    PORT: port,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "error",
  });
  const exited = once(child, "exit");
  try {
    const origin = `http://localhost:${port}`;
    const untilMs = performance.now() + startWithinMs;
    while (!(await isUp(`${origin}/api/v1/readyz`))) {
      assert.equal(child.exitCode, null, "npm start ended before it was ready");
      assert.ok(performance.now() < untilMs, "npm start was not ready in time");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    assert.equal((await fetch(`${origin}/api/v1/healthz`)).status, 200);
    await createCaller(origin).create("Lunch with Ana tomorrow at noon");
  } finally {
    child.kill("SIGTERM");
    await exited;
  }
}

/**
 * Servers of an installation: each one must run on its Node, and must have ended only when it was told to.
 */
function serversOf(context: ProofContext, installation: Installation) {
  const servers: ScratchServer[] = [];
  const startServer: ProofContext["startServer"] = async (options) => {
    const server = await context.startServer({ ...options, installation });
    servers.push(server);
    assert.equal(readlinkSync(`/proc/${server.processId}/exe`), installation.nodePath);
    return server;
  };
  const endAll = async () => {
    const ends = await Promise.all(servers.map((server) => server.end("SIGTERM")));
    const strange = ends.map(({ code }) => code).filter((code) => !orderedExits.includes(code));
    assert.deepEqual(strange, [], "servers that ended by themselves");
    return servers.length;
  };
  return { startServer, endAll };
}

/** Runs the fuzz, RA22 in its short form and RA37 on one Node; the short form runs only the fuzz. */
async function attack(context: ProofContext, version: string, installation: Installation): Promise<void> {
  const { seed, count, note } = context;
  const { startServer, endAll } = serversOf(context, installation);
  const noteHere: ProofContext["note"] = (name, figure) => note(`Node ${version}: ${name}`, figure);
  const requests = count(250, 1500);
  const { faults } = await fuzzServer(await startServer(), { seed, count: requests });
  assert.deepEqual(faults.slice(0, 10), [], `the fuzz on Node ${version}`);
  noteHere("requests of the fuzz", requests);
  if (count(0, 1) === 1) {
    const here = { ...context, startServer, note: noteHere };
    await proveKills({ ...here, count: (short) => short });
    await proveSoak(here);
  }
  noteHere("servers that ended by themselves", `0 of ${await endAll()}`);
}

/** The long form on one Node: everything runs in a copy of what is shipped, including the install. */
async function attackInCopy(context: ProofContext, version: string, nodePath: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-node-"));
  try {
    await installShipped({ folder, nodePath });
    await attack(context, version, { folder, nodePath });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * RA40: runs on the oldest Node that `engines` names and on the one that `npm ci` installs. The long form
 * copies what the image contains and does everything on each, including the install. In the short form the
 * oldest Node serves the existing build and packages, which shows a pattern or method that it does not
 * support.
 */
export async function proveOtherNodes(context: ProofContext): Promise<void> {
  const manifest = z.object({ engines: z.object({ node: z.string() }) });
  const { engines } = manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
  assert.equal(`${engines.node}.0`, `>=${oldestNodeVersion}`, "another Node is tried than engines names");
  if (context.count(0, 1) === 0) {
    await attack(context, oldestNodeVersion, { folder: ".", nodePath: findOldestNode() });
    return;
  }
  const nodes = [
    { version: oldestNodeVersion, nodePath: findOldestNode() },
    { version: process.versions.node, nodePath: process.execPath },
  ];
  // Side by side, each in its own folder: both soaks leave most of the machine idle. Both are awaited, so
  // that the end of one does not remove the other's servers.
  const attacks = await Promise.allSettled(
    nodes.map(({ version, nodePath }) => attackInCopy(context, version, nodePath)),
  );
  for (const attacked of attacks) {
    if (attacked.status === "rejected") throw attacked.reason;
  }
}
