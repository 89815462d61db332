import { spawnSync } from "node:child_process";
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

/** A check without tests of its own counts only if it fails. */
function check(title: string, command: string[]): Tally {
  const succeeded = run(title, command);
  if (!succeeded) failures.push(title);
  return { passed: 0, failed: succeeded ? 0 : 1 };
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
  check("Route types", ["next", "typegen"]),
  check("Types", ["tsc", "--noEmit"]),
  check("Lint and format", ["biome", "check", "."]),
  check("Unused files, exports and dependencies", [
    "knip",
    "--no-progress",
    "--treat-config-hints-as-errors",
  ]),
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
