import "server-only";
import { readdir } from "node:fs/promises";
import { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import { describeError, log } from "@/lib/log/logger";
import { database } from "./client";
import { migrationsPath } from "./migrations-path";

const appliedSchema = z.array(z.object({ migration_name: z.string() }));

/** Throws `database_unavailable` unless the database answers and has every migration of this release (SPEC A16). */
export async function requireReadyDatabase(): Promise<{ status: "ok" }> {
  const rows = await database.$queryRaw`
    SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = new Set(appliedSchema.parse(rows).map((row) => row.migration_name));
  const entries = await readdir(migrationsPath, { withFileTypes: true });
  const missing = entries.filter((entry) => entry.isDirectory() && !applied.has(entry.name));
  if (missing.length > 0) throw new AppError("database_unavailable");
  return { status: "ok" };
}

/** Writes a log line when the database is not ready; requests are answered 503 until it is. */
export async function reportReadiness(): Promise<void> {
  try {
    await requireReadyDatabase();
  } catch (error) {
    log("error", { event: "database not ready: run npm run db:migrate", ...describeError(error) });
  }
}
