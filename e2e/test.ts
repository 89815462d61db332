import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "@/e2e/testing/find-browser";
import { findCalendarClient } from "@/e2e/testing/find-calendar-client";
import { findNginx } from "@/e2e/testing/find-nginx";
import { buildApplication } from "@/lib/commands/build-application";
import { requireNodeVersion } from "@/lib/commands/node-version";
import {
  failedJourneys,
  failedUnitTests,
  playwrightReportSchema,
  vitestReportSchema,
} from "./testing/reports";

/** The result of one part of the tests. */
interface Tally {
  passed: number;
  failed: number;
}

const reportFolder = mkdtempSync(path.join(tmpdir(), "saywhen-report-"));
/** What failed, said once more at the end, since the output of the whole is long. */
const failures: string[] = [];

function run(title: string, command: string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}: ${command.join(" ")}`);
  const [program = "", ...args] = command;
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...environment };
  return (
    spawnSync(program, args, { stdio: "inherit", env, shell: process.platform === "win32" }).status === 0
  );
}

interface Check {
  title: string;
  command: readonly string[];
}

/** Runs a check and prints all that it said at its end, since others run beside it. */
async function passes({ title, command: [program = "", ...args] }: Check): Promise<boolean> {
  const child = spawn(program, args, {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    shell: process.platform === "win32",
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (words: string) => void said.push(words));
  }
  const [status] = await once(child, "close");
  console.log(`\n== ${title}: ${[program, ...args].join(" ")}\n${said.join("")}`);
  return status === 0;
}

/** Checks without tests of their own count only if they fail. They run one after another, those of another row beside them. */
async function check(rows: readonly (readonly Check[])[]): Promise<Tally> {
  const failed: string[] = [];
  await Promise.all(
    rows.map(async (row) => {
      for (const one of row) if (!(await passes(one))) failed.push(one.title);
    }),
  );
  failures.push(...failed);
  return { passed: 0, failed: failed.length };
}

/** A runner that fails without a failed test (a crash, no report) counts as one failure. */
function tallyOf(succeeded: boolean, counted: Tally): Tally {
  return { passed: counted.passed, failed: Math.max(counted.failed, succeeded ? 0 : 1) };
}

/** Keeps what failed for the end: the runner itself where it failed without a failed test. */
function tellFailures(title: string, succeeded: boolean, failed: readonly string[]): void {
  failures.push(...failed);
  if (!succeeded && failed.length === 0) failures.push(`${title}: the runner itself`);
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

function runUnitTests(): Tally {
  const report = path.join(reportFolder, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const title = "Unit and integration tests";
  const succeeded = run(title, ["vitest", "run", ...reporters]);
  const parsed = vitestReportSchema.safeParse(readReport(report));
  const counted = parsed.success
    ? { passed: parsed.data.numPassedTests, failed: parsed.data.numFailedTests }
    : { passed: 0, failed: 1 };
  tellFailures(title, succeeded, parsed.success ? failedUnitTests(parsed.data) : []);
  return tallyOf(succeeded, counted);
}

/** Runs the browser tests of these projects of e2e/playwright.config.ts; the application is built already. */
async function runBrowserTests(title: string, projects: readonly string[]): Promise<Tally> {
  const report = path.join(reportFolder, `${projects.join("-")}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const succeeded = run(title, ["playwright", "test", "-c", "e2e", "--reporter=list,json", ...chosen], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CHROMIUM_PATH: findBrowser(),
  });
  const parsed = playwrightReportSchema.safeParse(readReport(report));
  tellFailures(title, succeeded, parsed.success ? failedJourneys(parsed.data) : []);
  const stats = parsed.success ? parsed.data.stats : { expected: 0, unexpected: 1, flaky: 0 };
  return tallyOf(succeeded, { passed: stats.expected, failed: stats.unexpected + stats.flaky });
}

async function build(): Promise<Tally> {
  console.log("\n== Build");
  await buildApplication();
  return { passed: 0, failed: 0 };
}

/** Installs the system packages that the proofs need, since each proof has only a minute. */
async function findPrograms(): Promise<Tally> {
  const { khal, vdirsyncer } = findCalendarClient();
  console.log(`\n== Programs for the proofs: ${findNginx()}, ${khal}, ${vdirsyncer}`);
  return { passed: 0, failed: 0 };
}

async function attempt(part: () => Promise<Tally>): Promise<Tally> {
  try {
    return await part();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    failures.push(String(error));
    return { passed: 0, failed: 1 };
  }
}

requireNodeVersion(process.versions.node);
console.log(`Node ${process.versions.node}`);
const tallies = [
  // The compiler works on one core; what needs no types works on the other.
  await attempt(() =>
    check([
      [
        { title: "Route types", command: ["next", "typegen"] },
        { title: "Types", command: ["tsc", "--noEmit"] },
      ],
      [
        { title: "Lint and format", command: ["biome", "check", "."] },
        {
          title: "Unused files, exports and dependencies",
          command: ["knip", "--no-progress", "--treat-config-hints-as-errors"],
        },
      ],
    ]),
  ),
  runUnitTests(),
  await attempt(build),
  await attempt(() => runBrowserTests("Browser tests", ["wide", "phone"])),
  await attempt(findPrograms),
  await attempt(() => runBrowserTests("Proofs", ["proofs"])),
  // Run separately, since one project's number of workers does not limit the other's.
  await attempt(() => runBrowserTests("Timed proofs", ["timed-proofs"])),
];
rmSync(reportFolder, { recursive: true, force: true });
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
if (failures.length > 0) console.log(`\n== What failed\n${failures.join("\n")}`);
console.log(`\n${passed} passed, ${failed} failed`);
