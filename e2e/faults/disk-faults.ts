import assert from "node:assert/strict";
import path from "node:path";
import type { ProofContext } from "@/e2e/testing/proof";
import { isUp, type ScratchServer } from "@/e2e/testing/scratch-server";
import { seededRandom } from "@/e2e/texts/adversarial-texts";
import { migrateDatabase } from "@/lib/db/migrate";
import { plantCookieKey } from "@/lib/testing/plant-cookie-key";
import { type Actor, createActor } from "./actor";
import {
  createSmallDisk,
  type Disk,
  type FaultTool,
  fillDisk,
  findStrace,
  injectErrors,
  limitFileSize,
  setReadOnly,
} from "./disk-tools";
import { faultsText } from "./faults-text";
import { createHistory } from "./history";
import { reckon } from "./reckoning";
import { createTarget, type Target } from "./target";
import { countUp, keepLiving } from "./workload";

const diskMb = 32;
const seenWithinMs = 20_000;
/** How many requests must be refused before a fault is lifted. */
const refusalsMin = 5;

const isReady = (origin: string) => isUp(`${origin}/api/v1/readyz`);

async function waitUntil(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const untilMs = performance.now() + seenWithinMs;
  while (!(await isTrue())) {
    assert.ok(performance.now() < untilMs, `${what} within ${seenWithinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Causes one fault under the load and lifts it; false if this machine cannot cause it. */
async function suffer(name: string, begin: FaultTool, target: Target): Promise<boolean> {
  const origin = await target.origin();
  const lift = await begin();
  if (lift === null) return false;
  try {
    const refusals = () => target.history.statuses.get("503") ?? 0;
    const before = refusals();
    await waitUntil(`${name}: requests are refused`, async () => refusals() >= before + refusalsMin);
    await waitUntil(`${name}: readyz is red`, async () => !(await isReady(origin)));
    assert.ok(await isUp(`${origin}/api/v1/healthz`), `${name}: the process lives`);
  } finally {
    await lift();
  }
  await waitUntil(`${name}: readyz is green again`, () => isReady(origin));
  return true;
}

/** The faults that one process goes through, by name. */
function faultsOf(server: ScratchServer, { disk, hasStrace }: { disk: Disk; hasStrace: boolean }) {
  const databaseFile = path.join(disk.folder, "saywhen.db");
  const inject = (calls: string, error: string): FaultTool =>
    hasStrace ? injectErrors(server.processId, { calls, error, databaseFile }) : async () => null;
  return new Map<string, FaultTool>([
    ["disk full", fillDisk(disk)],
    ["file size limit", limitFileSize(server.processId)],
    ["fsync EIO", inject("fsync,fdatasync", "EIO")],
    ["write ENOSPC", inject("pwrite64", "ENOSPC")],
    ["write EIO", inject("pwrite64", "EIO")],
  ]);
}

/** Starts on a disk that cannot be written, and then makes it writable. */
async function startReadOnly(
  { startServer }: ProofContext,
  { disk, target, actor, databaseUrl }: { disk: Disk; target: Target; actor: Actor; databaseUrl: string },
): Promise<boolean> {
  if (!setReadOnly(disk, true)) return false;
  const server = await startServer({ databaseUrl, until: "live" });
  assert.ok(!(await isReady(server.origin)), "read-only: readyz is red");
  const before = target.history.statuses.get("503") ?? 0;
  target.moveTo(server.origin);
  const created = actor.create(faultsText(1_000_000, 2), "rules");
  await waitUntil("read-only: a create is refused", async () => {
    return (target.history.statuses.get("503") ?? 0) > before;
  });
  setReadOnly(disk, false);
  await waitUntil("read-only: readyz is green again", () => isReady(server.origin));
  await created;
  return true;
}

/**
 * RA28: under load, the disk is full, lets no file grow, fails to sync, fails to write, and is read-only at a
 * start; each fault is lifted while the same process continues. The verdict names the faults that this
 * machine cannot cause.
 */
export async function proveDiskFaults(context: ProofContext): Promise<void> {
  const { startServer, seed, count, note } = context;
  const disk = createSmallDisk(diskMb);
  try {
    const databaseUrl = `file:${path.join(disk.folder, "saywhen.db")}`;
    await migrateDatabase(databaseUrl);
    await plantCookieKey(databaseUrl);
    const server = await startServer({ databaseUrl });
    const target = createTarget(createHistory());
    target.moveTo(server.origin);
    const actors = Array.from({ length: count(6, 20) }, () => createActor(target));
    let isOver = false;
    const work = { random: seededRandom(seed), modelShare: 0, nextNumber: countUp(), isOver: () => isOver };
    const lives = Promise.all(actors.map((actor) => keepLiving(actor, work)));
    lives.catch(() => undefined);
    const missing: string[] = [];
    const faults = faultsOf(server, { disk, hasStrace: findStrace(count(0, 1) === 1) });
    for (let round = 0; round < count(1, 3); round += 1) {
      for (const [name, begin] of faults) {
        await target.progress(actors.length);
        if (!(await suffer(name, begin, target))) missing.push(name);
      }
    }
    isOver = true;
    await lives;
    await server.end("SIGTERM");
    const actor = createActor(target);
    actors.push(actor);
    if (!(await startReadOnly(context, { disk, target, actor, databaseUrl }))) {
      missing.push("read-only");
      target.moveTo((await startServer({ databaseUrl })).origin);
    }
    note("faults", [...faults.keys(), "read-only"].filter((name) => !missing.includes(name)).join(" + "));
    if (missing.length > 0) note("no means here for", [...new Set(missing)].join(" + "));
    await reckon({ note }, { target, actors, databaseUrl, sinceMs: performance.now() });
  } finally {
    disk.remove();
  }
}
