import { rmSync } from "node:fs";
import { build, type Plugin } from "esbuild";

/** Where the build puts an operator's commands, from the folder that the program is started in. */
export const commandsFolder = "generated/commands";

/** What a shipped tree can run, by name. It starts the build that it has; a checkout builds first (`start.ts`). */
const entryPoints = {
  start: "lib/commands/start-built.ts",
  migrate: "lib/commands/migrate.ts",
  backup: "lib/commands/backup.ts",
  restore: "lib/commands/restore.ts",
  "llm-check": "lib/commands/llm-check.ts",
} as const;

/** One of them, by what `npm run` and the bundle's file call it. */
export type CommandName = keyof typeof entryPoints;

/** `server-only` is nothing under the condition that Next gives a server, and throws without it. */
const withoutServerOnly: Plugin = {
  name: "without-server-only",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^server-only$/ }, ({ path }) => ({ path, namespace: "nothing" }));
    onLoad({ filter: /^/, namespace: "nothing" }, () => ({ contents: "" }));
  },
};

/**
 * Bundles the operator's commands, so that production runs them without TypeScript and without a loader of it. Packages
 * stay packages: returns the names of those that the commands import when they run.
 */
export async function bundleCommands(folder: string = commandsFolder): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints,
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // A command loads what it needs when it needs it.
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
