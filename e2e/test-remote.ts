import { spawnSync } from "node:child_process";
import { buildApplication } from "@/lib/commands/build-application";
import { requireNodeVersion } from "@/lib/commands/node-version";

/** The proofs that run on a libSQL server's database as well as on a file, and the two that exist only for it. */
const proofIds = ["RA1", "RA2", "RA3", "RA12", "RA16", "RA19", "RA23", "RA27L", "RA34", "RA46"];
/** The short form of this proof drives schedules over a file; the long one waits the 15 s of a lease. */
const longProofIds = ["RA24"];
/**
 * The tests that use the database. Those of lib/jobs set a clock by hand, which no server follows; RA23, RA24
 * and RA27L cover readings instead.
 */
const suite = ["app/api/", "lib/groups/", "lib/openapi/", "lib/stores/"];
const command = (file: string) => [process.execPath, "--conditions=react-server", "--import", "tsx", file];

const parts = [
  { title: "API suite", line: ["vitest", "run", "--config", "vitest-remote.config.ts", ...suite] },
  { title: "Proofs", line: [...command("e2e/proving/prove.ts"), ...proofIds, "--short", "--remote"] },
  {
    title: "Proofs in their long form",
    line: [...command("e2e/proving/prove.ts"), ...longProofIds, "--remote"],
  },
  { title: "Fuzz", line: [...command("e2e/attacks/fuzz.ts"), "--count", "2000", "--remote"] },
];

/**
 * `npm run test:remote`: runs the same app on a libSQL server, which it fetches from the npm registry and
 * starts.
 */
requireNodeVersion(process.versions.node);
await buildApplication();
const failed = parts.filter(({ title, line }) => {
  console.log(`\n== ${title} on a libSQL server`);
  const [program = "", ...args] = line;
  return spawnSync(program, args, { stdio: "inherit" }).status !== 0;
});
console.log(`\n${parts.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
