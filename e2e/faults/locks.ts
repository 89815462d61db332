import assert from "node:assert/strict";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type MachineWatch, watchMachine } from "@/e2e/testing/machine-watch";
import type { ProofContext } from "@/e2e/testing/proof";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { seededRandom } from "@/e2e/texts/adversarial-texts";
import { databaseFileOf } from "@/lib/db/database-file";
import { createActor } from "./actor";
import { createHistory } from "./history";
import { reckon } from "./reckoning";
import { lockHolder, loopWatchOptions, startSideProcess } from "./side-process";
import { createTarget, type Target } from "./target";
import { countUp, keepLiving } from "./workload";

/** The most in the short form, which runs beside other tests, and in the long form. */
const limitsMs = { stall: [2000, 250], answer: [9000, 6000], next: [4000, 1000] } as const;
const askEveryMs = 20;

/** The longest stall of the server's event loop since the last call, by its own figures. */
async function readLoopDelay(server: ScratchServer, file: string): Promise<number> {
  rmSync(file, { force: true });
  process.kill(server.processId, "SIGUSR2");
  while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  return Number(readFileSync(file, "utf8"));
}

/**
 * Polls a server's health endpoint; measures its longest answer, less the time in which the machine stalled.
 */
export function watchHealth(server: ScratchServer, machine: MachineWatch) {
  let longestMs = 0;
  let isOver = false;
  const ask = async () => {
    while (!isOver) {
      const fromMs = performance.now();
      assert.equal((await fetch(`${server.origin}/api/v1/healthz`)).status, 200);
      const toMs = performance.now();
      longestMs = Math.max(longestMs, toMs - fromMs - machine.stalledMs(fromMs, toMs));
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
  };
  const asking = ask();
  return {
    stop: async () => {
      isOver = true;
      await asking;
      return longestMs;
    },
  };
}

interface Lock {
  target: Target;
  server: ScratchServer;
  machine: MachineWatch;
  loopFile: string;
  heldMs: number;
}

/**
 * Locks the database for a while: all refusals are 503, nothing stalls, and afterwards everything is as
 * before.
 */
async function holdLock(
  { note, count }: ProofContext,
  { target, server, machine, loopFile, heldMs }: Lock,
): Promise<void> {
  const name = `${heldMs / 1000} s`;
  await readLoopDelay(server, loopFile);
  const holder = await startSideProcess(lockHolder, [databaseFileOf(server.databaseUrl) ?? ""]);
  const fromMs = performance.now();
  target.takeSlowestMs();
  const health = watchHealth(server, machine);
  await new Promise((resolve) => setTimeout(resolve, heldMs));
  await holder.end();
  const freeMs = performance.now();
  const outsideMs = await health.stop();
  const stalledMs = machine.stalledMs(fromMs, performance.now());
  const insideMs = (await readLoopDelay(server, loopFile)) - stalledMs;
  await target.progress(1);
  const nextMs = performance.now() - freeMs - stalledMs;
  // Requests that waited for the lock end now, and belong to it.
  await target.progress(20);
  const answerMs = target.takeSlowestMs() - stalledMs;
  const measured = [
    ["health", outsideMs, count(...limitsMs.stall)],
    ["event loop", insideMs, count(...limitsMs.stall)],
    ["longest answer", answerMs, count(...limitsMs.answer)],
    ["next answer", nextMs, count(...limitsMs.next)],
  ] as const;
  for (const [what, ms] of measured) note(`${name}: ${what}`, `${Math.round(Math.max(0, ms))} ms`);
  for (const [what, ms, maxMs] of measured) {
    assert.ok(ms < maxMs, `locked for ${name}: ${what} ${ms} ms, ${maxMs} at most`);
  }
}

/**
 * RA26: another process holds the database's lock for 5 s and for 30 s while clients write. Time in which an
 * idle server beside it was late as well does not count.
 */
export async function proveLocks(context: ProofContext): Promise<void> {
  const { startServer, seed, count, note } = context;
  const loopFile = path.join(tmpdir(), `saywhen-loop-${process.pid}`);
  const machine = await watchMachine();
  try {
    const environment = { NODE_OPTIONS: loopWatchOptions(loopFile) };
    const server = await startServer({ environment });
    const target = createTarget(createHistory());
    target.moveTo(server.origin);
    const actors = Array.from({ length: 10 }, () => createActor(target));
    let isOver = false;
    const work = { random: seededRandom(seed), modelShare: 0, nextNumber: countUp(), isOver: () => isOver };
    const lives = Promise.all(actors.map((actor) => keepLiving(actor, work)));
    lives.catch(() => undefined);
    for (const heldMs of [count(2000, 5000), count(7000, 30_000)]) {
      await target.progress(3 * actors.length);
      await holdLock(context, { target, server, machine, loopFile, heldMs });
    }
    isOver = true;
    await lives;
    const { databaseUrl } = server;
    await reckon({ note }, { target, actors, databaseUrl, sinceMs: performance.now() });
  } finally {
    machine.stop();
    rmSync(loopFile, { force: true });
  }
}
