import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ProofContext } from "@/e2e/testing/proof";
import { createReleasedDatabase } from "@/e2e/testing/released-database";
import { outcomeOfStart, runCommand, startByCommand } from "@/e2e/testing/restarts";
import { spawnCommand } from "@/e2e/testing/start-process";
import { seededRandom } from "@/e2e/texts/adversarial-texts";
import { exitCodeOf } from "@/lib/commands/next-process";
import { openDatabase } from "@/lib/db/client";
import { migrateDatabase } from "@/lib/db/migrate";
import { readMigrationNames } from "@/lib/db/migrations-path";
import { readFileRows } from "@/lib/db/read-file-rows";

/** What a start finds: no database, or that of the first release. */
const kinds = ["empty", "old"] as const;
type Kind = (typeof kinds)[number];
/** Longer than a migration takes on a busy machine once it has its lock. */
const longestMigrationMs = 600;

interface Scene {
  folder: string;
  names: string[];
}

async function prepare({ folder }: Scene, name: string, kind: Kind): Promise<string> {
  const url = `file:${path.join(folder, name, "saywhen.db")}`;
  if (kind === "old") await createReleasedDatabase(url, 1);
  return url;
}

/** Requires that each migration was applied exactly once and completely. */
function requireMigratedOnce(url: string, names: readonly string[]): void {
  const rows = readFileRows(url, {
    migrations: `SELECT migration_name AS name, finished_at IS NOT NULL AS done, rolled_back_at IS NULL AS kept
      FROM _prisma_migrations ORDER BY 1`,
    integrity: "PRAGMA integrity_check",
  });
  assert.deepEqual(
    rows("migrations"),
    names.map((name) => ({ name, done: 1, kept: 1 })),
  );
  assert.deepEqual(rows("integrity"), [{ integrity_check: "ok" }]);
}

async function proveStartsAtOnce(url: string, startCount: number, names: readonly string[]): Promise<void> {
  const servers = await Promise.all(Array.from({ length: startCount }, () => startByCommand(url)));
  try {
    const outcomes = await Promise.all(servers.map(outcomeOfStart));
    const output = servers.map((server) => server.output()).join("\n");
    for (const outcome of outcomes) assert.deepEqual(outcome, { readyz: 200 }, output);
    requireMigratedOnce(url, names);
  } finally {
    await Promise.all(servers.map((server) => server.end()));
  }
}

/** Kills a migration at a random moment; the next one completes the rest. */
async function proveKilledMigration(
  url: string,
  random: () => number,
  names: readonly string[],
): Promise<void> {
  const child = spawnCommand("migrate", { DATABASE_URL: url });
  const exited = exitCodeOf(child);
  const lock = `${url.slice("file:".length)}.migrating`;
  while (!existsSync(lock) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, random() * longestMigrationMs));
  child.kill("SIGKILL");
  await exited;
  const next = await runCommand("migrate", { DATABASE_URL: url });
  assert.equal(next.code, 0, next.output);
  requireMigratedOnce(url, names);
}

/** `npm start` refuses a database that a later release has migrated, and leaves it as it is. */
async function proveDowngradeRefused({ folder }: Scene): Promise<void> {
  const url = `file:${path.join(folder, "newer", "saywhen.db")}`;
  await migrateDatabase(url);
  const database = openDatabase(url);
  await database.$executeRaw`
    INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
    VALUES ('x', 'x', 1, '29990101000000_later', 1, 1)`;
  await database.$disconnect();
  const server = await startByCommand(url);
  assert.deepEqual(await outcomeOfStart(server), { code: 1 });
  assert.match(server.output(), /newer release.*29990101000000_later/);
}

/**
 * RA32: several `npm start` at once, without a database and on an old one, all serve, and each migration is
 * applied once. The next migration completes one that was killed. An older program refuses a newer database.
 */
export async function proveManyStarts({ seed, count, note }: ProofContext): Promise<void> {
  const random = seededRandom(seed);
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-starts-"));
  const scene = { folder, names: await readMigrationNames() };
  const [rounds, startCount, kills] = [count(1, 10), count(2, 8), count(1, 40)];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const kind of kinds) {
        const url = await prepare(scene, `${kind}-${round}`, kind);
        await proveStartsAtOnce(url, startCount, scene.names);
      }
    }
    for (let kill = 0; kill < kills; kill += 1) {
      const kind = kinds[kill % kinds.length] ?? "empty";
      // The old one already has its lock file, so the kill may fall anywhere in the life of the process.
      const url = await prepare(scene, `killed-${kill}`, kind);
      if (kind === "old") rmSync(`${url.slice("file:".length)}.migrating`);
      await proveKilledMigration(url, random, scene.names);
    }
    await proveDowngradeRefused(scene);
    note("starts that serve", rounds * kinds.length * startCount);
    note("killed migrations that were completed", kills);
    note("newer database", "refused");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
