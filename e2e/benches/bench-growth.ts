import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { measureGroupGrowth } from "@/e2e/benches/growth/group-growth";
import { drawGrowth } from "@/e2e/benches/growth/growth-plot";
import { describeGrowth, findGrowing, type Growth } from "@/e2e/benches/growth/growth-report";
import { measurePollerGrowth } from "@/e2e/benches/growth/poller-growth";
import { measureScreenGrowth } from "@/e2e/benches/growth/screen-growth";
import { writeFigures } from "@/e2e/documents/figures";
import { buildApplication } from "@/lib/commands/build-application";

/**
 * `npm run bench:growth`: how time and memory grow with groups, events and open screens. Fails if a call that
 * should be flat varies by more than 2 ×. `--write` writes the figures into e2e/README.md § How its cost
 * grows and draws its plot.
 */
const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

async function writeGrowth(growth: Growth): Promise<void> {
  for (const theme of ["light", "dark"] as const) {
    writeFileSync(`public/readme/growth-${theme}.svg`, await drawGrowth(growth, theme));
  }
  writeFigures("bench:growth", describeGrowth(growth));
}

await buildApplication();
const startedMs = performance.now();
const screens = await measureScreenGrowth();
const { calls, capacity } = await measureGroupGrowth();
const pollers = await measurePollerGrowth();
const growth = { calls, capacity, screens, pollers };
console.log(describeGrowth(growth));
console.log(`\nMeasured in ${Math.round((performance.now() - startedMs) / 1000)} s.`);
if (values.write) await writeGrowth(growth);
const growing = findGrowing(calls);
for (const sentence of growing) console.error(sentence);
if (growing.length > 0) process.exitCode = 1;
