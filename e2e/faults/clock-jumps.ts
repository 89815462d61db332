import assert from "node:assert/strict";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ProofContext } from "@/e2e/testing/proof";
import { seededRandom } from "@/e2e/texts/adversarial-texts";
import { type Actor, createActor } from "./actor";
import { startPatchyModel } from "./faults-model";
import { faultsText } from "./faults-text";
import { createHistory } from "./history";
import { reckon } from "./reckoning";
import { createTarget, type Target } from "./target";
import { countUp, overWithinMs, type Workload } from "./workload";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const slowestAnswerMs = 4000;
/** How many answers are seen between two jumps, for each client. */
const answersBetweenJumps = 4;
const limit = 5;
/** A limit counts by the minute, and a client over it waits no longer than that, whatever the clock says. */
const freeWithinMs = minuteMs + secondMs;

interface ShiftedClock {
  /** The options that give a server this wall clock. */
  environment: { NODE_OPTIONS: string };
  /** Sets how far the clock differs from the real one. */
  jumpTo(offsetMs: number): Promise<void>;
  remove(): void;
}

/**
 * A wall clock for servers that a scenario sets. Servers read it from a file, which a rename replaces as a
 * whole.
 */
function createShiftedClock(): ShiftedClock {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-clock-"));
  const file = path.join(folder, "offset");
  const write = (offsetMs: number) => {
    writeFileSync(`${file}.next`, String(offsetMs));
    renameSync(`${file}.next`, file);
  };
  write(0);
  const preload = pathToFileURL(path.resolve("e2e/faults/shifted-clock.ts"));
  preload.searchParams.set("file", file);
  return {
    environment: { NODE_OPTIONS: `--import=${preload}` },
    jumpTo: async (offsetMs) => {
      write(offsetMs);
      // Waits until the server has read it.
      await new Promise((resolve) => setTimeout(resolve, 50));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Sends texts and waits for their events; deletes nothing, since a jump of days purges what was deleted
 * before it.
 */
async function keepSending(
  actor: Actor,
  { random, modelShare, nextNumber, isOver }: Workload,
): Promise<void> {
  while (!isOver()) {
    const text = faultsText(nextNumber(), 1 + Math.floor(random() * 3));
    const { id } = await actor.create(text, random() < modelShare ? "model" : "rules");
    await actor.readWhenOver(id, overWithinMs);
  }
}

/**
 * The jumps: back two hours, forward thirty days, and back and forth by ten minutes, `rounds` times, then
 * back to right.
 */
function jumpsOf(rounds: number): number[] {
  const flapping = [10, -10, 10, -10].map((minutes) => minutes * minuteMs);
  return [...Array.from({ length: rounds }, () => [-2 * hourMs, 30 * dayMs, ...flapping]).flat(), 0];
}

/** Creates a group as a new visitor of the same address; a refusal says how long to wait. */
async function createOnce(target: Target): Promise<{ status: number; retryAfterSeconds: number }> {
  const response = await fetch(`${await target.origin()}/api/v1/groups/create-from-text/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text: "Lunch tomorrow at noon", use_llm: false }),
  });
  await response.arrayBuffer();
  return { status: response.status, retryAfterSeconds: Number(response.headers.get("retry-after") ?? 0) };
}

/** Uses up a limit and sets the clock back: nobody is told to wait longer than the limit's minute. */
async function exhaustLimit(target: Target, clock: ShiftedClock): Promise<void> {
  for (let sent = 0; sent < limit; sent += 1) assert.equal((await createOnce(target)).status, 201);
  assert.equal((await createOnce(target)).status, 429, "over the limit");
  await clock.jumpTo(-2 * hourMs);
  const { status, retryAfterSeconds } = await createOnce(target);
  assert.equal(status, 429);
  assert.ok(retryAfterSeconds <= minuteMs / secondMs, `told to wait for ${retryAfterSeconds} s`);
}

/** How long an exhausted limit takes until it admits requests again. */
async function waitUntilFree(target: Target): Promise<number> {
  const sinceMs = performance.now();
  while ((await createOnce(target)).status === 429) {
    const waitedMs = performance.now() - sinceMs;
    assert.ok(waitedMs < freeWithinMs, "a limit holds for longer than its minute");
    await new Promise((resolve) => setTimeout(resolve, secondMs));
  }
  return Math.round((performance.now() - sinceMs) / secondMs);
}

/**
 * RA29: the server's wall clock jumps back two hours, forward thirty days, and back and forth by ten minutes
 * while models read and clients poll. Every reading is over within 30 s of real time, none happens twice, and
 * a used-up limit resets itself.
 */
export async function proveClockJumps({ startServer, seed, count, note }: ProofContext): Promise<void> {
  const random = seededRandom(seed);
  const clock = createShiftedClock();
  const model = await startPatchyModel(random, slowestAnswerMs);
  try {
    const environment = { ...clock.environment, ...model.environment };
    const { origin, databaseUrl } = await startServer({ environment });
    const target = createTarget(createHistory());
    target.moveTo(origin);
    const actors = Array.from({ length: count(8, 32) }, () => createActor(target));
    const jumps = jumpsOf(count(1, 8));
    let isOver = false;
    const work = { random, modelShare: 0.7, nextNumber: countUp(), isOver: () => isOver };
    const sending = Promise.all(actors.map((actor) => keepSending(actor, work)));
    // An actor's errors are awaited below, after the last jump.
    sending.catch(() => undefined);
    for (const offsetMs of jumps) {
      await target.progress(answersBetweenJumps * actors.length);
      await clock.jumpTo(offsetMs);
    }
    isOver = true;
    await sending;
    note("jumps", jumps.length);
    note("clients", actors.length);
    const sinceMs = performance.now();
    await reckon({ note }, { target, actors, databaseUrl, sinceMs, keysMayBePurged: true });
    const limited = { ...clock.environment, RATE_LIMIT_CREATES_PER_MINUTE: String(limit) };
    target.moveTo((await startServer({ environment: limited })).origin);
    await exhaustLimit(target, clock);
    if (count(0, 1) > 0) note("limit free after", `${await waitUntilFree(target)} s`);
  } finally {
    await model.close();
    clock.remove();
  }
}
