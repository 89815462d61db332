import "./load-environment";
import { parseArgs } from "node:util";
import { readMigrationNames } from "@/lib/db/migrations-path";
import { restoreDatabase } from "@/lib/db/restore";
import { environment } from "@/lib/env";
import { requireOneFile, runFileCommand } from "./file-command";

/** `npm run restore -- FILE`: puts a backup in the place of the database while no server runs. */
await runFileCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const file = requireOneFile(positionals, "npm run restore -- FILE [--force]");
  const { groupCount, lastWriteAt, migrated, keptAs } = await restoreDatabase({
    url: environment.DATABASE_URL,
    file,
    isForced: values.force,
    now: new Date(),
    migrationNames: await readMigrationNames(),
  });
  return [
    `Restored ${file}: ${groupCount} groups, last written ${lastWriteAt ?? "never"}.`,
    ...(migrated.length > 0 ? [`It was of an older release; applied ${migrated.join(", ")}.`] : []),
    ...(keptAs === null ? [] : [`The database that was there is now ${keptAs}.`]),
  ].join("\n");
});
