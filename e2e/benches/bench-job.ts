import { parseArgs } from "node:util";
import { dayOf, tableOf, writeFigures } from "@/e2e/documents/figures";
import { freshCookie } from "@/e2e/testing/api-caller";
import { startScratchServer } from "@/e2e/testing/scratch-server";
import { buildApplication } from "@/lib/commands/build-application";

/**
 * `npm run bench:job`: how long a start takes, and one create by the rules parser, compared with an empty
 * answer. `--write` writes the figures into e2e/README.md.
 */
const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

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
const shown = ({ p50, p99 }: { p50: number; p99: number }) =>
  `${p50.toFixed(1)} ms (p99 ${p99.toFixed(1)} ms)`;
const rows = [
  [
    `From \`next start\` to the first ready answer (already built and migrated), median of ${startCount}`,
    `${(quantile(starts, 0.5) / 1000).toFixed(2)} s`,
  ],
  ["Resident memory after the start", `${Math.round(residentMb)} MB`],
  ["An empty answer (`/healthz`), one request after another", shown(empty)],
  ["One create: two events read by the rules parser and stored", shown(create)],
] as const;
for (const [title, figure] of rows) console.log(`${title}: ${figure}`);
if (values.write)
  writeFigures("bench:job", `On ${dayOf(new Date())}:\n\n${tableOf(["What", "Figure"], rows)}`);
