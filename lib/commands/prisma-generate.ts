import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Runs `prisma generate` without Prisma's native engine, and returns its exit code. The command wants the path of an
 * engine, never runs it for this schema, and would otherwise download it from outside the package registries.
 */
export function generateClient(): number {
  const packagePath = createRequire(import.meta.url).resolve("prisma/package.json");
  const command = path.join(path.dirname(packagePath), "build", "index.js");
  const { status } = spawnSync(process.execPath, [command, "generate", "--schema", "prisma/schema.prisma"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" },
  });
  return status ?? 1;
}
