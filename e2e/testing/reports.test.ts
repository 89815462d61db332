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
  const journey = (title: string, status: string, error?: { message: string; location?: object }) => ({
    title,
    ok: error === undefined,
    tests: [{ projectName: "wide", status, results: [{ error }] }],
  });
  const unfocused = {
    message:
      "Error: \u001b[2mexpect(\u001b[22mlocator).toBeFocused() failed\n\nLocator: getByRole('article')\nTimeout: 10000ms",
    location: { file: "dark.spec.ts", column: 3, line: 7 },
  };
  const report = playwrightReportSchema.parse({
    stats: { expected: 1, unexpected: 2, flaky: 0 },
    suites: [
      {
        title: "cards.spec.ts",
        specs: [
          journey("opens", "expected"),
          journey("waits", "skipped"),
          journey("shuts", "unexpected", { message: "Error: it is open\n\nmore" }),
        ],
        suites: [{ title: "dark", specs: [journey("axe", "unexpected", unfocused)] }],
      },
    ],
  });
  expect(failedJourneys(report)).toEqual([
    "[wide] cards.spec.ts: shuts: Error: it is open",
    "[wide] dark: axe: line 7: Error: expect(locator).toBeFocused() failed: Locator: getByRole('article')",
  ]);
});
