import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { createMigratedData, createRemoteDatabases } from "@/e2e/testing/remote-database";
import { startScratchServer } from "@/e2e/testing/scratch-server";
import { buildApplication } from "@/lib/commands/build-application";
import { fuzzServer } from "./fuzz-server";

const wholeCount = 12_000;

/**
 * `npm run fuzz`: sends generated requests (`--count`, 12,000) to a server of its own, for every operation of
 * the OpenAPI document and for paths and methods that it does not have (RA18). `--seed` repeats a run;
 * `--remote` uses a libSQL server as its database. Fails on a 5xx, on an answer that takes more than a
 * second, is not in the envelope or differs from the document, and if the server or its database was harmed.
 * Prints how many answers were excused because the machine stalled.
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
