import { afterEach, beforeEach, expect, vi } from "vitest";
import { answerTasks } from "./answer-tasks";
import { createTestDatabase } from "./database";
import { metricsToken } from "./metrics-token";

// Each test file loads the modules anew, so `@/lib/db/client` opens the file that is set here.
process.env.DATABASE_URL = createTestDatabase();
process.env.LOG_LEVEL = "silent";
process.env.METRICS_TOKEN = metricsToken;
// A test sends within a second what a visitor sends in a day; the rate limits have tests of their own.
for (const kind of ["CREATES", "READS", "WRITES", "MODEL_TESTS", "REFUSALS"]) {
  process.env[`RATE_LIMIT_${kind}_PER_MINUTE`] = "0";
}
globalThis.saywhenRunAfter = answerTasks.runAfter;

// House rule 11: an unexpected console.error or console.warn fails the test that caused it.
beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
