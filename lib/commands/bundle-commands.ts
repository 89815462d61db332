import { rmSync } from "node:fs";
import { build, type Plugin } from "esbuild";

/** Where the build puts the operator's commands, relative to the program's folder. */
export const commandsFolder = "generated/commands";

/**
 * The commands of a shipped tree, by name. Its `start` serves the build that it has; a checkout builds first
 * (`start.ts`).
 */
const entryPoints = {
  start: "lib/commands/start-built.ts",
  migrate: "lib/commands/migrate.ts",
  backup: "lib/commands/backup.ts",
  restore: "lib/commands/restore.ts",
  "llm-check": "lib/commands/llm-check.ts",
} as const;

/** The name of a command, as `npm run` and its bundled file have it. */
export type CommandName = keyof typeof entryPoints;

/** Replaces `server-only` by an empty module, as Next's server condition does; otherwise it throws. */
const withoutServerOnly: Plugin = {
  name: "without-server-only",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: "nothing" }));
    onLoad({ filter: /^/, namespace: "nothing" }, () => ({ contents: "" }));
  },
};

/**
 * Bundles the operator's commands, so that production runs them without TypeScript and without a TypeScript
 * loader. Packages are not bundled: returns the names of those that the commands import at run time.
 */
export async function bundleCommands(folder: string = commandsFolder): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // A command loads each module only when it needs it.
    splitting: true,
    packages: "external",
    plugins: [withoutServerOnly],
    platform: "node",
    format: "esm",
    target: "node22",
    metafile: true,
    logLevel: "warning",
  });
  const imported = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return [...new Set(imported.filter(({ external }) => external === true).map((one) => one.path))].sort();
}
