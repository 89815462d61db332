import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "playwright/test";
import { browserArguments } from "@/e2e/testing/browser-arguments";

const port = Number(process.env.E2E_PORT ?? 3217);
// Each worker evaluates this file again, so the folder is named once, in the environment that workers
// inherit.
process.env.E2E_DATABASE_FOLDER ??= mkdtempSync(path.join(tmpdir(), "saywhen-e2e-"));

const isLong = process.env.LONG_JOURNEYS === "1";

export default defineConfig({
  testDir: ".",
  // What takes long runs whole with `LONG_JOURNEYS=1`.
  metadata: { isLong },
  testMatch: "*.spec.ts",
  outputDir: "../test-results",
  forbidOnly: true,
  retries: 0,
  // The specs share a server and its database, but no visitor. A third one works while two wait for a timer or a server.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // A zone that differs from the server's, and not by a whole hour.
    timezoneId: "America/New_York",
    locale: "en-US",
    // A page that a service worker fetches passes by the routes that journeys put in its way; those of the installed
    // app allow it.
    serviceWorkers: "block",
    // A trace takes a picture of the page at each action and doubles a journey's time; `--trace on` makes one.
    trace: "off",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: browserArguments,
    },
  },
  projects: [
    {
      name: "wide",
      testIgnore: "proofs.spec.ts",
      grepInvert: /@phone-only/,
      use: { viewport: { width: 1280, height: 720 } },
    },
    {
      // The journeys that a narrow screen or a finger could break; all of them with `LONG_JOURNEYS=1`, but those of what only a
      // wide screen or a mouse has.
      name: "phone",
      testIgnore: "proofs.spec.ts",
      ...(isLong ? { grepInvert: /@wide-only/ } : { grep: /@phone/ }),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    // Processes with their own servers, run separately by `npm test`; the timed ones run one after another.
    // A proof fills a core with its servers, so that more of them than cores run into their minute.
    {
      name: "proofs",
      testMatch: "proofs.spec.ts",
      grepInvert: /@timed/,
      fullyParallel: true,
      workers: 2,
    },
    { name: "timed-proofs", testMatch: "proofs.spec.ts", grep: /@timed/, workers: 1 },
  ],
  webServer: {
    command: "npm start",
    cwd: path.join(import.meta.dirname, ".."),
    url: `http://localhost:${port}/api/v1/readyz`,
    timeout: 300_000,
    stdout: "ignore",
    env: {
      PORT: String(port),
      TZ: "Asia/Kathmandu",
      DATABASE_URL: `file:${process.env.E2E_DATABASE_FOLDER}/saywhen.db`,
      LOG_LEVEL: "error",
      // The ports where specs start model servers.
      LLM_ALLOWED_BASE_URLS: [1, 3, 4, 5, 6, 7, 8, 9, 10, 11]
        .map((above) => `http://127.0.0.1:${port + above}/v1`)
        .join(","),
      // A journey sends as many requests in a minute as a visitor does in a day.
      RATE_LIMIT_CREATES_PER_MINUTE: "0",
      RATE_LIMIT_READS_PER_MINUTE: "0",
      RATE_LIMIT_WRITES_PER_MINUTE: "0",
      RATE_LIMIT_MODEL_TESTS_PER_MINUTE: "0",
      RATE_LIMIT_FEEDS_PER_MINUTE: "0",
      RATE_LIMIT_REFUSALS_PER_MINUTE: "0",
    },
  },
});
