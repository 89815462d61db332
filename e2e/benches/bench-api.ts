import { parseArgs } from "node:util";
import { dayOf, tableOf, writeFigures } from "@/e2e/documents/figures";
import { median } from "@/e2e/testing/median";
import type { ProcessFigures } from "@/e2e/testing/process-figures";
import { type ScratchServer, startScratchServer } from "@/e2e/testing/scratch-server";
import { buildApplication } from "@/lib/commands/build-application";
import { applyLoad, createLoadTargets, type LoadFigures, type LoadTarget } from "./api-load";
import { judgeGrowth, soak } from "./soak";

/**
 * `npm run bench:api`: requests per second and latency of the calls that screens make most, each compared
 * with an empty Next route handler (`app/api/empty/[id]/route.bench.ts`, built only for this) on the same
 * server. They run in turns; the figure is the median of `--rounds` (5) of `--seconds` (4) each. The server
 * logs as by default and has no rate limits. `--soak SECONDS` continues with a mixed load, prints memory and
 * handles, and fails if they grow without bound. `--write` writes the figures into e2e/README.md.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "4" },
    soak: { type: "string" },
    write: { type: "boolean", default: false },
  },
});

async function measureInTurns(server: ScratchServer, targets: readonly LoadTarget[]) {
  const seconds = Number(values.seconds);
  const figures = new Map<LoadTarget, LoadFigures[]>(targets.map((target) => [target, []]));
  for (const target of targets) await applyLoad(server, { target, seconds: 2 });
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const target of targets) {
      figures.get(target)?.push(await applyLoad(server, { target, seconds }));
    }
  }
  return figures;
}

await buildApplication("bench");
const server = await startScratchServer({ environment: { LOG_LEVEL: "info" } });
const { empty, api } = await createLoadTargets(server.origin);
const figures = await measureInTurns(server, [empty, ...api]);
const middle = (target: LoadTarget, key: keyof LoadFigures) =>
  median((figures.get(target) ?? []).map((figure) => figure[key]));
/** For each round separately, since the machine's speed changes between rounds. */
const ratioTo = (target: LoadTarget, key: "requestsPerSecond" | "cpuMs") =>
  median(
    (figures.get(target) ?? []).map((figure, round) => {
      const base = figures.get(empty)?.[round]?.[key] ?? Number.NaN;
      return key === "cpuMs" ? base / figure[key] : figure[key] / base;
    }),
  );
const rows: string[][] = [];
console.log(`${"".padEnd(30)}requests/s   ratio     p50      p99   CPU/request   ratio`);
for (const target of [empty, ...api]) {
  const rate = middle(target, "requestsPerSecond").toFixed(0).padStart(10);
  const ratio = ratioTo(target, "requestsPerSecond").toFixed(2).padStart(8);
  const p50 = `${middle(target, "p50Ms").toFixed(0)} ms`.padStart(9);
  const p99 = `${middle(target, "p99Ms").toFixed(0)} ms`.padStart(9);
  const cpu = `${middle(target, "cpuMs").toFixed(2)} ms`.padStart(12);
  const goal = target.leastShare?.toFixed(2) ?? "";
  rows.push(
    [target.name, rate, target.leastShare === null ? "" : ratio, goal, `${p50} · ${p99}`, cpu].map((cell) =>
      cell.trim(),
    ),
  );
  console.log(
    `${target.name.padEnd(30)}${rate}${ratio}${p50}${p99}${cpu}${ratioTo(target, "cpuMs").toFixed(2).padStart(10)}`,
  );
}
const said: string[] = [];
if (values.soak !== undefined) {
  const samples = await soak(server, { targets: api, seconds: Number(values.soak) });
  const series = (key: keyof ProcessFigures) => samples.map((sample) => sample[key].toFixed(0)).join(" ");
  console.log(`Memory, MB: ${series("residentMb")}`);
  console.log(`Handles: ${series("handles")}`);
  const { isBounded, sentence } = judgeGrowth(samples);
  console.log(sentence);
  said.push(`Then these calls were mixed for ${values.soak} s, as fast as they were answered. ${sentence}`);
  if (!isBounded) process.exitCode = 1;
}
await server.stop();
const header = [
  "Call",
  "Requests/s",
  "Share of the empty handler's",
  "Target",
  "p50 · p99",
  "Processor time",
];
const how = `On ${dayOf(new Date())}, ${values.rounds} rounds of ${values.seconds} s:`;
if (values.write) writeFigures("bench:api", [how, tableOf(header, rows), ...said].join("\n\n"));
