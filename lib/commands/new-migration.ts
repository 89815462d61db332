import { mkdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrationsPath } from "@/lib/db/migrations-path";
import { createSafeSqlite } from "@/lib/db/safe-sqlite";
import { readMigrations, schemaPath, withSchemaEngine } from "@/lib/db/schema-engine";

/**
 * `npm run db:new-migration -- a_name`: writes the SQL that leads from the existing migrations to the schema.
 */
const name = process.argv[2] ?? "";
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error(
    "Give the migration a name of lower-case letters, digits and underscores: npm run db:new-migration -- add_colour",
  );
  process.exit(1);
}

const scratchUrl = `file:${path.join(tmpdir(), `saywhen-migration-${process.pid}.db`)}`;
const { stdout: script } = await withSchemaEngine(createSafeSqlite(scratchUrl), async (engine) =>
  engine.diff({
    from: { tag: "migrations", ...(await readMigrations()) },
    to: {
      tag: "schemaDatamodel",
      files: [{ path: schemaPath, content: await readFile(schemaPath, "utf8") }],
    },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  }),
);
if (script === undefined || script === null || script.includes("This is an empty migration")) {
  console.log("The migrations already lead to this schema; nothing was written.");
} else {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = path.join(migrationsPath, `${stamp}_${name}`);
  await mkdir(folder);
  await writeFile(path.join(folder, "migration.sql"), script);
  console.log(`Wrote ${path.join(folder, "migration.sql")}. Read it, then run: npm run db:migrate`);
}
