import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      // `server-only` throws outside React's server condition, which Vitest does not set.
      "server-only": `${root}lib/testing/server-only-stub.ts`,
      "@": root.replace(/\/$/, ""),
    },
  },
  test: {
    include: ["{app,components,e2e,lib}/**/*.test.{ts,tsx}"],
    globalSetup: ["lib/testing/global-setup.ts"],
    setupFiles: ["lib/testing/setup.ts"],
    // An unusual zone with a quarter-hour offset: code that forgets a zone fails (house rule 11).
    env: { TZ: "Asia/Kathmandu" },
    testTimeout: 20_000,
    maxWorkers: 2,
  },
});
