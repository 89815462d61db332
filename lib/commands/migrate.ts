import "./load-environment";
import { runFileCommand } from "./file-command";

/**
 * `npm run db:migrate`: migrates the database to this release; on a serverless host this is a step of the
 * deployment.
 */
await runFileCommand(async () => {
  const { environment } = await import("@/lib/env");
  const { migrateDatabase } = await import("@/lib/db/migrate");
  const { applied } = await migrateDatabase(environment.DATABASE_URL);
  return applied.length === 0 ? "The database is up to date." : `Applied: ${applied.join(", ")}`;
});
