import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { type ApiCaller, createCaller, quantile } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { createMemoryCage } from "./memory-cage";

const memoryMb = 512;
/** Two, so that the server gets a third of its core. */
const hogCount = 2;
/** An overloaded machine may delay a client, but must answer it. */
const answerWithinMs = 60_000;
const recoveredWithinMs = 10_000;
const recoveredMs = 1000;
const answersInOrder = [200, 201, 429, 503];
const texts = [
  "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm",
  // As long as a text may be, with as many events as a text may make.
  Array.from({ length: 50 }, (_, index) => `Sync ${index} on Dec ${(index % 28) + 1} at 9`)
    .join(". ")
    .slice(0, 1500),
];

/**
 * The prefix that binds a command to the first core; empty if the system has no such command (only Linux
 * has).
 */
function findPin(): string[] {
  return spawnSync("taskset", ["-c", "0", process.execPath, "-e", ""]).status === 0
    ? ["taskset", "-c", "0"]
    : [];
}

function startHogs(pin: readonly string[]): ChildProcess[] {
  return Array.from({ length: hogCount }, () => {
    const [command = "", ...args] = [...pin, process.execPath, "-e", "for (;;);"];
    return spawn(command, args, { stdio: "ignore" });
  });
}

interface Load {
  clients: number;
  seconds: number;
}

interface Flood {
  statuses: Record<string, number>;
  times: number[];
  /** Connections that were refused or cut, as after the death of the process. */
  lost: string[];
}

/** Clients that each send the most expensive requests, one after another: creates, pages, lists, files. */
async function flood(origin: string, { clients, seconds }: Load): Promise<Flood> {
  const result: Flood = { statuses: {}, times: [], lost: [] };
  const caller = createCaller(origin);
  const { id } = await caller.create(texts[1] ?? "");
  const endMs = performance.now() + seconds * 1000;
  const asks = [
    (one: ApiCaller, text: string) =>
      one.call("POST", "/api/v1/groups/create-from-text/", { body: { text, use_llm: false } }),
    () => caller.call("GET", `/groups/${id}`),
    () => caller.call("GET", `/api/v1/groups/${id}/`),
    () => caller.call("GET", "/api/v1/groups/?limit=100"),
    () => caller.call("GET", `/api/v1/groups/${id}/download_ics/`),
  ];
  const client = async (index: number) => {
    const own = createCaller(origin);
    for (let turn = index; performance.now() < endMs; turn += 1) {
      const ask = asks[turn % asks.length] ?? asks[0];
      const text = texts[turn % texts.length] ?? "";
      try {
        const { status, elapsedMs } = await (ask?.(own, text) ?? Promise.reject(new Error("No request.")));
        result.statuses[status] = (result.statuses[status] ?? 0) + 1;
        result.times.push(elapsedMs);
      } catch (error) {
        result.lost.push(error instanceof Error ? error.message : String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return result;
}

/** A new visitor gets a normal answer soon after the load is gone. */
async function requireRecovery({ origin }: ScratchServer): Promise<number> {
  const startedMs = performance.now();
  for (;;) {
    const { status, elapsedMs } = await createCaller(origin).call("GET", "/api/v1/readyz");
    if (status === 200 && elapsedMs < recoveredMs) return performance.now() - startedMs;
    assert.ok(performance.now() - startedMs < recoveredWithinMs, `not back after the load: ${status}`);
    await pause(100);
  }
}

/** Floods a server that shares its core with busy processes, and measures its highest resident memory. */
async function floodBesideHogs(server: ScratchServer, { pin, load }: { pin: string[]; load: Load }) {
  const hogs = startHogs(pin);
  let peakMb = 0;
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, server.figures().residentMb);
  }, 100);
  try {
    return { ...(await flood(server.origin, load)), peakMb: () => peakMb };
  } finally {
    clearInterval(watch);
    for (const hog of hogs) hog.kill();
  }
}

/**
 * RA38: on 512 MB and a third of one core, under more than it can do, every request is answered by 200, 201,
 * 429 or 503, nothing is killed for its memory, and normal answers return once the load is gone. Where
 * nothing enforces the memory limit (that takes root and a memory controller), the process's resident memory
 * is compared with it.
 */
export async function proveSmallMachine({ startServer, count, note }: ProofContext): Promise<void> {
  const cage = createMemoryCage(memoryMb);
  const pin = findPin();
  // The load has to reach requests within and beyond the rate limits.
  const environment = {
    RATE_LIMIT_CREATES_PER_MINUTE: String(count(3, 40)),
    RATE_LIMIT_READS_PER_MINUTE: String(count(20, 1000)),
  };
  const server = await startServer({ environment, launcher: [...cage.launcher, ...pin] });
  const load = { clients: count(12, 64), seconds: count(3, 90) };
  try {
    const { statuses, times, lost, peakMb } = await floodBesideHogs(server, { pin, load });
    const recoveryMs = await requireRecovery(server);
    note("memory held by", cage.heldBy);
    note("core", pin.length > 0 ? "one" : "not held");
    note(
      "answers",
      Object.entries(statuses)
        .map(([status, number]) => `${status} × ${number}`)
        .join(" "),
    );
    note("p99", `${Math.round(quantile(times, 0.99))} ms`);
    note("peak", `${Math.round(peakMb())} MB`);
    note("back after", `${Math.round(recoveryMs)} ms`);
    assert.deepEqual(lost, [], "connections that were lost");
    const others = Object.keys(statuses).filter((status) => !answersInOrder.includes(Number(status)));
    assert.deepEqual(others, [], "answers out of order");
    assert.ok((statuses[429] ?? 0) + (statuses[503] ?? 0) > 0, "nothing was refused, so it was not too much");
    assert.equal(cage.oomKills(), 0, "killed for its memory");
    assert.ok(peakMb() < memoryMb, "more memory than there is");
    assert.ok(quantile(times, 1) < answerWithinMs, "a request that was forgotten");
  } finally {
    await server.end("SIGTERM");
    cage.remove();
  }
}
