import "./load-environment";
import { parseArgs } from "node:util";
import { backUpDatabase } from "@/lib/db/back-up";
import { readMigrationNames } from "@/lib/db/migrations-path";
import { environment } from "@/lib/env";
import { requireOneFile, runFileCommand } from "./file-command";

/** `npm run backup -- FILE`: makes a checked copy of the database while the server runs. */
await runFileCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const file = requireOneFile(positionals, "npm run backup -- FILE [--force]");
  const { bytes, groupCount, lastWriteAt } = backUpDatabase({
    url: environment.DATABASE_URL,
    file,
    isForced: values.force,
    migrationNames: await readMigrationNames(),
  });
  const size = `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `Wrote ${file}: ${size}, ${groupCount} groups, last written ${lastWriteAt ?? "never"}. It was checked.`;
});
