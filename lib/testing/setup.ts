import { answerTasks } from "./answer-tasks";
import { createTestDatabase } from "./database";
import { metricsToken } from "./metrics-token";

// Each test file loads the modules anew, so `@/lib/db/client` opens the file that is set here.
process.env.DATABASE_URL = createTestDatabase();
process.env.LOG_LEVEL = "silent";
process.env.METRICS_TOKEN = metricsToken;
// A test sends within a second what a visitor sends in a day; the rate limits have tests of their own.
for (const kind of ["CREATES", "READS", "WRITES", "MODEL_TESTS", "FEEDS", "REFUSALS"]) {
  process.env[`RATE_LIMIT_${kind}_PER_MINUTE`] = "0";
}
globalThis.saywhenRunAfter = answerTasks.runAfter;
