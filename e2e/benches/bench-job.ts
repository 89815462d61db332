import { freshCookie } from "@/e2e/testing/api-caller";
import { startScratchServer } from "@/e2e/testing/scratch-server";
import { buildApplication } from "@/lib/commands/build-application";

/** `npm run bench:job`: how long a start takes, and one create by the rules parser, beside an empty answer. */
const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const warmUpCount = 100;
const measuredCount = 1000;
const startCount = 5;

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

await buildApplication();
const starts: number[] = [];
for (let count = 1; count < startCount; count += 1) {
  const server = await startScratchServer();
  starts.push(server.startMs);
  await server.stop();
}
const server = await startScratchServer();
starts.push(server.startMs);
const { residentMb } = server.figures();
const cookie = freshCookie();
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
starts.sort((one, other) => one - other);
const row = (title: string, figures: string) => console.log(`${title.padEnd(50)}${figures}`);
row("Start to the first ready answer, median of 5", `${Math.round(quantile(starts, 0.5))} ms`);
row("Resident memory after the start", `${Math.round(residentMb)} MB`);
row(
  "An empty answer (healthz), one after the other",
  `p50 ${empty.p50.toFixed(2)} ms, p99 ${empty.p99.toFixed(2)} ms`,
);
row(
  "One create, two events, rules parser",
  `p50 ${create.p50.toFixed(2)} ms, p99 ${create.p99.toFixed(2)} ms`,
);
