import { defineConfig } from "vitest/config";
import { houseTest, resolve } from "./vitest.config";

/** The tests of the API and of the stores on libSQL servers, one for each file (`npm run test:remote`). */
export default defineConfig({
  resolve,
  test: {
    ...houseTest,
    globalSetup: [...houseTest.globalSetup, "e2e/testing/global-setup-remote.ts"],
    setupFiles: [...houseTest.setupFiles, "e2e/testing/setup-remote.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
