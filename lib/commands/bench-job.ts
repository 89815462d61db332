import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrateDatabase } from "@/lib/db/migrate";
import { buildApplication } from "./build-application";
import { exitCodeOf, spawnNext } from "./next-process";

/** `npm run bench:job`: how long a start takes, and one create by the rules parser, beside an empty answer. */
const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const warmUpCount = 100;
const measuredCount = 1000;
const startCount = 5;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      const port = address !== null && typeof address === "object" ? address.port : 0;
      server.close((error) => (error ? reject(error) : resolve(port)));
    });
  });
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    // Refused until the server listens; whatever else goes wrong is no reason to wait.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function startServer(): Promise<{
  origin: string;
  startMs: number;
  residentMb: number;
  stop: () => Promise<void>;
}> {
  const port = await freePort();
  const startedMs = performance.now();
  const child = spawnNext(["start", "--port", String(port)], "ignore");
  const origin = `http://localhost:${port}`;
  while (!(await isUp(`${origin}/api/v1/readyz`))) await new Promise((resolve) => setTimeout(resolve, 5));
  const startMs = performance.now() - startedMs;
  const status = process.platform === "linux" ? readFileSync(`/proc/${child.pid}/status`, "utf8") : "";
  const residentMb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
  const stop = async () => {
    child.kill("SIGTERM");
    await exitCodeOf(child);
  };
  return { origin, startMs, residentMb, stop };
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

async function measure(send: () => Promise<Response>, status: number): Promise<{ p50: number; p99: number }> {
  const durations: number[] = [];
  for (let index = 0; index < warmUpCount + measuredCount; index += 1) {
    const startedMs = performance.now();
    const response = await send();
    await response.arrayBuffer();
    if (response.status !== status) throw new Error(`Expected ${status}, got ${response.status}.`);
    if (index >= warmUpCount) durations.push(performance.now() - startedMs);
  }
  durations.sort((one, other) => one - other);
  return { p50: quantile(durations, 0.5), p99: quantile(durations, 0.99) };
}

const folder = mkdtempSync(path.join(tmpdir(), "saywhen-bench-"));
const url = `file:${path.join(folder, "saywhen.db")}`;
process.env.DATABASE_URL = url;
process.env.LOG_LEVEL = "error";
process.env.RATE_LIMIT_CREATES_PER_MINUTE = "0";
process.env.RATE_LIMIT_READS_PER_MINUTE = "0";
await buildApplication();
await migrateDatabase(url);
const starts: number[] = [];
for (let count = 1; count < startCount; count += 1) {
  const server = await startServer();
  starts.push(server.startMs);
  await server.stop();
}
const server = await startServer();
starts.push(server.startMs);
const cookie = `saywhen=${"b".repeat(43)}`;
const empty = await measure(() => fetch(`${server.origin}/api/v1/healthz`, { headers: { cookie } }), 200);
const create = await measure(
  () =>
    fetch(`${server.origin}/api/v1/groups/create-from-text/`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify({ text, timezone: "America/New_York" }),
    }),
  201,
);
await server.stop();
rmSync(folder, { recursive: true, force: true });
starts.sort((one, other) => one - other);
const row = (title: string, figures: string) => console.log(`${title.padEnd(50)}${figures}`);
row("Start to the first ready answer, median of 5", `${Math.round(quantile(starts, 0.5))} ms`);
row("Resident memory after the start", `${Math.round(server.residentMb)} MB`);
row(
  "An empty answer (healthz), one after the other",
  `p50 ${empty.p50.toFixed(2)} ms, p99 ${empty.p99.toFixed(2)} ms`,
);
row(
  "One create, two events, rules parser",
  `p50 ${create.p50.toFixed(2)} ms, p99 ${create.p99.toFixed(2)} ms`,
);
