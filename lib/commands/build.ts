import { buildApplication } from "./build-application";

try {
  await buildApplication();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
