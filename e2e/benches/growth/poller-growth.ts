import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { applyLoad, createLoadTargets } from "@/e2e/benches/api-load";
import { createCaller, quantile } from "@/e2e/testing/api-caller";
import { median } from "@/e2e/testing/median";
import { type ScratchServer, startScratchServer } from "@/e2e/testing/scratch-server";
import { createKnownToken } from "@/lib/testing/known-visitors";

const pollerCounts = [10, 100, 1000] as const;
/** The interval at which screens poll (SPEC K1). */
const pollEveryMs = 2000;
const settleMs = 5000;
const measureMs = 10_000;
const warmUpSeconds = 4;
const sampleEveryMs = 250;

/** A server with that many open screens that poll a group. */
export interface PollerFigures {
  count: number;
  residentMb: number;
  /** The server's processor time for one poll. */
  cpuMs: number;
  p99Ms: number;
}

interface Polling {
  times: number[];
  failures: number;
  isOver: boolean;
}

function poll(url: string, { agent, cookie }: { agent: Agent; cookie: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { cookie } }, (response) => {
      response.resume();
      response.once("error", reject);
      response.once("end", () => resolve(response.statusCode ?? 0));
    });
    sent.once("error", reject);
    sent.end();
  });
}

/** One open screen: a kept-alive connection of its own, and a cookie of its own. */
async function keepPolling(url: string, polling: Polling): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookie = `saywhen=${createKnownToken()}`;
  await pause(Math.random() * pollEveryMs);
  while (!polling.isOver) {
    const startedMs = performance.now();
    const status = await poll(url, { agent, cookie });
    const elapsedMs = performance.now() - startedMs;
    if (status === 200) polling.times.push(elapsedMs);
    else polling.failures += 1;
    await pause(Math.max(0, pollEveryMs - elapsedMs));
  }
  agent.destroy();
}

async function measurePollers(server: ScratchServer, count: number): Promise<PollerFigures> {
  const { api } = await createLoadTargets(server.origin);
  const [target] = api;
  if (target === undefined) throw new Error("No target of load.");
  // Memory that any server uses after a while is not attributed to the pollers.
  await applyLoad(server, { target, seconds: warmUpSeconds });
  const { id } = await createCaller(server.origin).create("Lunch tomorrow at noon, then review Friday 3-4pm");
  const polling: Polling = { times: [], failures: 0, isOver: false };
  const url = `${server.origin}/api/v1/groups/${id}/`;
  const pollers = Array.from({ length: count }, () => keepPolling(url, polling));
  await pause(settleMs);
  const [polledBefore, cpuBefore] = [polling.times.length, server.figures().cpuSeconds];
  const samples: number[] = [];
  const endMs = performance.now() + measureMs;
  while (performance.now() < endMs) {
    samples.push(server.figures().residentMb);
    await pause(sampleEveryMs);
  }
  const cpuSeconds = server.figures().cpuSeconds - cpuBefore;
  const times = polling.times.slice(polledBefore);
  polling.isOver = true;
  await Promise.all(pollers);
  if (polling.failures > 0) throw new Error(`${polling.failures} polls failed of ${count} pollers.`);
  return {
    count,
    residentMb: median(samples),
    cpuMs: (cpuSeconds * 1000) / times.length,
    p99Ms: quantile(times, 0.99),
  };
}

/**
 * Measures the server's memory with 10, 100 and 1,000 open screens, each on a server of its own that counts
 * its requests.
 */
export async function measurePollerGrowth(): Promise<PollerFigures[]> {
  const figures: PollerFigures[] = [];
  for (const count of pollerCounts) {
    const environment = { RATE_LIMIT_READS_PER_MINUTE: "1000000" };
    const server = await startScratchServer({ environment });
    try {
      figures.push(await measurePollers(server, count));
    } finally {
      await server.stop();
    }
  }
  return figures;
}
