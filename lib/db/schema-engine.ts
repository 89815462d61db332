import "server-only";
import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { MigrationList, SchemaEngine } from "@prisma/schema-engine-wasm";
import { migrationsPath } from "./migrations-path";

export const schemaPath = "prisma/schema.prisma";

/** The engine's module is stateful and can be linked only once in a process. */
let linkedBindings: Promise<typeof import("@prisma/schema-engine-wasm")> | undefined;

/**
 * Links Prisma's own schema engine, compiled to WebAssembly. The npm package is meant for bundlers, so this
 * is done by hand here; the native engine would have to be downloaded from outside npm.
 */
async function linkBindings(): Promise<typeof import("@prisma/schema-engine-wasm")> {
  const bindings = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const bindingsPath = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const bytes = await readFile(path.join(path.dirname(bindingsPath), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": { ...bindings } });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start !== "function") throw new Error("Prisma's schema engine has no start function.");
  start();
  return bindings;
}

/**
 * Runs `work` with the schema engine on a database, and closes its connection afterwards: the engine uses
 * SQLite's exclusive locking mode, so no other process can open the file until then.
 */
export async function withSchemaEngine<T>(
  database: SqlMigrationAwareDriverAdapterFactory,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  linkedBindings ??= linkBindings();
  const bindings = await linkedBindings;
  const schema = await readFile(schemaPath, "utf8");
  const connections: SqlDriverAdapter[] = [];
  const factory = withScriptedShadow(database);
  const connect = async () => {
    const connection = await factory.connect();
    connections.push(connection);
    return connection;
  };
  const adapter = bindMigrationAwareSqlAdapterFactory({ ...factory, connect });
  const engine = await bindings.SchemaEngine.new(
    { datamodels: [[schemaPath, schema]] },
    () => undefined,
    adapter,
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
    await Promise.all(connections.map((connection) => connection.dispose()));
  }
}

/**
 * On the shadow database the engine sends a whole migration as one raw statement, which better-sqlite3
 * refuses; a statement without parameters runs there as a script instead.
 */
function withScriptedShadow(
  factory: SqlMigrationAwareDriverAdapterFactory,
): SqlMigrationAwareDriverAdapterFactory {
  const connectToShadowDb = async () => {
    const shadow = await factory.connectToShadowDb();
    const executeStatement = shadow.executeRaw.bind(shadow);
    shadow.executeRaw = async (query) => {
      if (query.args.length > 0) return executeStatement(query);
      await shadow.executeScript(query.sql);
      return 0;
    };
    return shadow;
  };
  return { ...factory, connectToShadowDb };
}

/** The migrations of the repository in the engine's shape, oldest first. */
export async function readMigrations(): Promise<MigrationList> {
  const entries = await readdir(migrationsPath, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: {
          tag: "ok" as const,
          value: await readFile(path.join(migrationsPath, name, "migration.sql"), "utf8"),
        },
      },
    })),
  );
  return {
    baseDir: migrationsPath,
    lockfile: {
      path: "migration_lock.toml",
      content: await readFile(path.join(migrationsPath, "migration_lock.toml"), "utf8"),
    },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}
