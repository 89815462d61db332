import environmentFiles from "@next/env";

// Loads the .env files that Next reads, in its order, so that a command and the server see the same keys.
environmentFiles.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
