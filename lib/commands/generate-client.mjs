import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

// `npm run db:generate`, also run by npm after an install. It is JavaScript because a production install has
// no TypeScript loader.

/** The path of Prisma's command; null after a production install, whose build already contains the client. */
function findPrisma() {
  try {
    const manifest = createRequire(import.meta.url).resolve("prisma/package.json");
    return path.join(path.dirname(manifest), "build", "index.js");
  } catch {
    return null;
  }
}

/**
 * Runs `prisma generate` without Prisma's native engine, and returns its exit code. The command requires the
 * path of an engine, never runs it for this schema, and would otherwise download one from outside the package
 * registries.
 */
function generate(command) {
  const { status } = spawnSync(process.execPath, [command, "generate", "--schema", "prisma/schema.prisma"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" },
  });
  return status ?? 1;
}

const prisma = findPrisma();
const isOptional = process.argv.includes("--if-installed");
if (prisma !== null) process.exitCode = generate(prisma);
else if (!isOptional) {
  console.error('Prisma is not installed. Run "npm ci", with the development dependencies.');
  process.exitCode = 1;
}
