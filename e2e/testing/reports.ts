import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** What is read of Vitest's JSON report. */
export const vitestReportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const errorSchema = z.object({
  message: z.string().default(""),
  location: z.object({ line: z.int() }).optional(),
});

const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ error: errorSchema.optional() })),
    }),
  ),
});

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema).default([]),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});

/** What is read of Playwright's JSON report. */
export const playwrightReportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
  suites: z.array(suiteSchema).default([]),
});

const firstLine = (message = "") => message.trim().split("\n", 1)[0] ?? "";

/** Where a browser test failed, what was expected, and of which element. */
function placeAndReason({ message, location }: z.infer<typeof errorSchema>): string {
  const plain = stripVTControlCharacters(message);
  const element = /^Locator: .*$/mu.exec(plain)?.[0];
  const line = location && `line ${location.line}`;
  return [line, firstLine(plain), element].filter((part) => part !== undefined).join(": ");
}

/** A line for each unit test that failed, and for each file that could not be run. */
export function failedUnitTests({ testResults }: z.infer<typeof vitestReportSchema>): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0) return status === "failed" ? [`${name}: ${firstLine(message)}`] : [];
    return failed.map((result) => `${name}: ${result.fullName}: ${firstLine(result.failureMessages?.[0])}`);
  });
}

/** A line for each browser test or proof that failed. */
export function failedJourneys({ suites }: Pick<z.infer<typeof playwrightReportSchema>, "suites">): string[] {
  return suites.flatMap((suite) => [
    ...suite.specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status !== "expected" && status !== "skipped")
        .map(({ projectName, results }) => {
          const error = results.findLast((result) => result.error !== undefined)?.error;
          return `[${projectName}] ${suite.title}: ${spec.title}: ${error ? placeAndReason(error) : ""}`;
        }),
    ),
    ...failedJourneys(suite),
  ]);
}
