import { defineConfig, mergeConfig } from "vitest/config";
import everywhere from "./vitest.config";

/** The tests of the API and of the stores on libSQL servers, one for each file (`npm run test:remote`). */
export default mergeConfig(
  everywhere,
  defineConfig({
    test: {
      globalSetup: ["e2e/testing/global-setup-remote.ts"],
      setupFiles: ["e2e/testing/setup-remote.ts"],
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }),
);
