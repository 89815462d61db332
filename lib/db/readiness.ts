import "server-only";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import { describeError, log } from "@/lib/log/logger";
import { database } from "./client";
import { isDatabaseFailure } from "./database-failure";
import { databaseFileOf } from "./database-file";
import { isDatabaseReplaced } from "./file-place";
import { integrity } from "./integrity";
import { readMigrationNames } from "./migrations-path";
import { writeHealth } from "./write-health";

const appliedSchema = z.array(z.object({ migration_name: z.string() }));
const bytesPerMb = 1024 * 1024;
/** Reported so that somebody makes room in time; new data is still stored. */
const lowMb = 100;
/** Less than a write with its log may need. Reads would still be answered, but a create would not. */
const fullMb = 1;

/** What is not ready, for the operator; it contains nothing secret, since anybody may ask. */
type Unready = "damaged" | "doubted" | "logless" | "replaced" | "unmigrated" | "full" | "unwritable";

const notReady = (reason: Unready, cause?: unknown) =>
  new AppError("database_unavailable", { phrase: { code: `readiness.${reason}` }, cause });

/** The megabytes that are free for the database; null if a server holds it. */
async function readFreeMb(): Promise<number | null> {
  const file = databaseFileOf(environment.DATABASE_URL);
  if (file === null) return null;
  const { bavail, bsize } = await statfs(path.dirname(file));
  return Math.floor((bavail * bsize) / bytesPerMb);
}

async function requireMigrations(): Promise<string[]> {
  const rows = await database.$queryRaw`
    SELECT migration_name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;
  const applied = appliedSchema.parse(rows).map((row) => row.migration_name);
  const names = await readMigrationNames();
  if (names.some((name) => !applied.includes(name))) throw notReady("unmigrated");
  return applied;
}

/**
 * Tests, at the start and after a disk failure, whether the disk accepts a write. The value is the existing
 * one, and SQLite writes its page all the same. Another process's lock says nothing about the disk.
 */
async function requireWritable(): Promise<void> {
  if (writeHealth.state === "ok" || databaseFileOf(environment.DATABASE_URL) === null) return;
  try {
    await database.$executeRaw`PRAGMA user_version = 0`;
    writeHealth.state = "ok";
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    if (writeHealth.state !== "failing") return;
    throw notReady("unwritable", error);
  }
}

/**
 * SPEC A16: how ready this server is. Throws `database_unavailable`, with a sentence if the reason is known,
 * unless the database answers, is the one that was opened, with its log, has every migration, is neither
 * known nor reported to be damaged, has room for another write, and was written to since its disk last
 * failed.
 */
export async function readReadiness() {
  const { result, checkedAt, doubt } = integrity;
  if (result === "damaged") throw notReady("damaged");
  if (isDatabaseReplaced()) throw notReady("replaced");
  if (globalThis.saywhenLog?.isLeft() === true) throw notReady("logless");
  if (doubt !== null) throw notReady("doubted");
  const applied = await requireMigrations();
  const freeMb = await readFreeMb();
  if (freeMb !== null && freeMb < fullMb) throw notReady("full");
  await requireWritable();
  const room = freeMb === null ? "unknown" : freeMb < lowMb ? "low" : "ok";
  return {
    status: "ok" as const,
    migrations: { applied: applied.length, latest: applied.at(-1) ?? null },
    integrity: { result, checked_at: checkedAt?.toISOString() ?? null },
    disk: { result: room, free_mb: freeMb } as const,
    zone_data: process.versions.tz ?? "unknown",
  };
}

/** Writes a log line when the database is not ready; requests are answered 503 until it is. */
export async function reportReadiness(): Promise<void> {
  try {
    await readReadiness();
  } catch (error) {
    if (integrity.result === "damaged") return;
    log("error", { event: "database not ready: run npm run db:migrate", ...describeError(error) });
  }
}
