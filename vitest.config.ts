import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

/** Where modules are found. */
export const resolve = {
  alias: {
    // `server-only` throws outside React's server condition, which Vitest does not set.
    "server-only": `${root}lib/testing/server-only-stub.ts`,
    "@": root.replace(/\/$/, ""),
  },
};

const everyTest = {
  // An unusual zone with a quarter-hour offset: code that forgets a zone fails (house rule 11).
  env: { TZ: "Asia/Kathmandu" },
  testTimeout: 20_000,
  hookTimeout: 20_000,
};

/** What a test needs that may use the database. */
export const houseTest = {
  ...everyTest,
  include: ["{app,components,e2e,lib}/**/*.test.{ts,tsx}"],
  globalSetup: ["lib/testing/global-setup.ts"],
  setupFiles: ["lib/testing/setup.ts", "lib/testing/quiet-console.ts"],
};

/** For modules that keep nothing between two tests: the files share them, since to load them for each file takes longer than the tests. */
const sharingTest = {
  ...everyTest,
  // No file, so that a test which opens the database fails everywhere instead of writing into a developer's.
  env: { ...everyTest.env, DATABASE_URL: "file:/dev/null/none.db" },
  setupFiles: ["lib/testing/quiet-console.ts"],
  isolate: false,
};

const parserTests = "lib/extraction/rules/**/*.test.ts";

/** The folders whose modules keep nothing from one test to the next and open no database. */
const statelessTests = [
  "lib/*.test.ts",
  "lib/{api,calendar,errors,events,ids,imports,intake,messages,models,pictures,preferences,recurrence,text,time,wire}/**/*.test.ts",
  "lib/extraction/{live,llm/answer}/**/*.test.ts",
  "components/**/*.test.{ts,tsx}",
];

export default defineConfig({
  resolve,
  test: {
    // On two cores two workers leave two fifths of the time unused: tests wait for disks and servers.
    maxWorkers: 3,
    projects: [
      {
        resolve,
        test: { ...sharingTest, name: "parser", include: [parserTests] },
      },
      {
        resolve,
        test: { ...sharingTest, name: "stateless", include: statelessTests },
      },
      {
        resolve,
        test: {
          ...houseTest,
          name: "house",
          exclude: [...configDefaults.exclude, parserTests, ...statelessTests],
        },
      },
    ],
  },
});
