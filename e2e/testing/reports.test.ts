import { expect, test } from "vitest";
import { failedJourneys, failedUnitTests, playwrightReportSchema, vitestReportSchema } from "./reports";

const passed = { fullName: "adds", status: "passed", failureMessages: [] };

test("says which unit tests failed, and which files could not be run", () => {
  const failed = {
    fullName: "takes away",
    status: "failed",
    failureMessages: ["Error: 1 is not 2\n    at x.ts:1"],
  };
  const report = vitestReportSchema.parse({
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: "sums.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
      { name: "torn.test.ts", status: "failed", message: "Error: no module\nmore", assertionResults: [] },
      { name: "whole.test.ts", status: "passed", message: "", assertionResults: [passed] },
    ],
  });
  expect(failedUnitTests(report)).toEqual([
    "sums.test.ts: takes away: Error: 1 is not 2",
    "torn.test.ts: Error: no module",
  ]);
});

test("says which journeys failed, in nested groups too, and leaves out those that were skipped", () => {
  const journey = (title: string, status: string, message?: string) => ({
    title,
    ok: message === undefined,
    tests: [{ projectName: "wide", status, results: [message === undefined ? {} : { error: { message } }] }],
  });
  const report = playwrightReportSchema.parse({
    stats: { expected: 1, unexpected: 2, flaky: 0 },
    suites: [
      {
        title: "cards.spec.ts",
        specs: [
          journey("opens", "expected"),
          journey("waits", "skipped"),
          journey("shuts", "unexpected", "Error: it is open\n\nmore"),
        ],
        suites: [{ title: "dark", specs: [journey("axe", "unexpected", "Error: no contrast")] }],
      },
    ],
  });
  expect(failedJourneys(report)).toEqual([
    "[wide] cards.spec.ts: shuts: Error: it is open",
    "[wide] dark: axe: Error: no contrast",
  ]);
});
