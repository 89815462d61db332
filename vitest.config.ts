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

const parserTests = "lib/extraction/rules/**/*.test.ts";

export default defineConfig({
  resolve,
  test: {
    // On two cores two workers leave two fifths of the time unused: tests wait for disks and servers.
    maxWorkers: 3,
    projects: [
      {
        resolve,
        // The parser keeps nothing between two texts, so its tests share its modules: to load those for each file took longer.
        test: {
          ...everyTest,
          name: "parser",
          include: [parserTests],
          setupFiles: ["lib/testing/quiet-console.ts"],
          isolate: false,
        },
      },
      {
        resolve,
        test: { ...houseTest, name: "house", exclude: [...configDefaults.exclude, parserTests] },
      },
    ],
  },
});
