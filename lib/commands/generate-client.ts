import { spawnSync } from "node:child_process";

/**
 * `prisma generate` without Prisma's native engine: the command wants the path of one, never runs it when the schema
 * needs no engine, and would otherwise download it from outside the package registries (DESIGN § Dependencies).
 */
const result = spawnSync("prisma", ["generate", "--schema", "prisma/schema.prisma"], {
  stdio: ["ignore", "ignore", "inherit"],
  shell: process.platform === "win32",
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" },
});
process.exitCode = result.status ?? 1;
