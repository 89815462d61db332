import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { createMigratedData, createRemoteDatabases } from "@/e2e/testing/remote-database";
import { startScratchServer } from "@/e2e/testing/scratch-server";
import { buildApplication } from "@/lib/commands/build-application";
import { fuzzServer } from "./fuzz-server";

const wholeCount = 12_000;

/**
 * `npm run fuzz`: generated requests (`--count`, 12,000) over a server of its own, to every operation of the OpenAPI
 * document and to what it does not have (RA18). `--seed` repeats a run, `--remote` has a libSQL server for its database. Fails on a 5xx, on an answer that takes more
 * than a second, is not in the envelope or not as the document says, and when the server or its database suffered. It
 * prints how many answers were excused because the machine stood still.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    count: { type: "string", default: String(wholeCount) },
    remote: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const count = Number(values.count);
const shownFaults = 20;

await buildApplication();
const migrated = values.remote ? await createMigratedData() : null;
const server = await startScratchServer(
  migrated === null ? {} : { createDatabase: createRemoteDatabases(migrated.path) },
);
console.log(`${count} requests, seed ${seed}`);
const report = await fuzzServer(server, { seed, count });
const { statuses, slowestMs, stalledCount } = report;
// A shorter run may not reach the rarer operations, which are chosen by chance.
const faults = [...report.faults, ...(count < wholeCount ? [] : report.unreached)];
await server.stop();
migrated?.remove();
console.log(
  Object.entries(statuses)
    .map(([status, times]) => `${status}: ${times}`)
    .join(", "),
);
console.log(
  `Slowest answer ${Math.round(slowestMs)} ms (besides ${stalledCount} while the machine stood still); ${faults.length} faults.`,
);
for (const fault of faults.slice(0, shownFaults)) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
