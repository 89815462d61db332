import { defineConfig, mergeConfig } from "vitest/config";
import everywhere from "./vitest.config";

/** The API's tests, and those of what stores, on a libSQL server: each file with one of its own (`npm run test:remote`). */
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
