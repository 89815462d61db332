import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { type CommandName, commandsFolder } from "@/lib/commands/bundle-commands";

/** A built checkout and the Node on which it runs. */
export interface Installation {
  folder: string;
  nodePath: string;
}

/**
 * Starts Next through another command that turns into it (`taskset`, a shell that ends in `exec`), with its
 * streams piped. Uses this folder's build and this Node unless `installation` names others.
 */
export function launchNext(launch: {
  launcher: readonly string[];
  args: readonly string[];
  environment: Record<string, string>;
  installation?: Installation | undefined;
}): ChildProcess {
  const { launcher, args, environment, installation } = launch;
  const nodePath = installation?.nodePath ?? process.execPath;
  const folder = path.resolve(installation?.folder ?? ".");
  const own = path.join(folder, "node_modules/next/dist/bin/next");
  const [command = nodePath, ...rest] = [...launcher, nodePath, own];
  return spawn(command, [...rest, ...args], {
    stdio: "pipe",
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...environment },
  });
}

/** The variables that npm sets for the scripts of this folder; they would be wrong in another one. */
const ofThisFolder = /^(npm_(?!config_(registry|cache|userconfig))|INIT_CWD$|NODE$|PATH$)/;

/** Runs npm in another folder as somebody with only that Node would, with its streams piped. */
export function spawnNpm(
  args: readonly string[],
  { folder, nodePath }: Installation,
  environment: Record<string, string> = {},
): ChildProcess {
  const rest = (process.env.PATH ?? "").split(path.delimiter).filter((entry) => !/node_modules/.test(entry));
  const dropped = Object.keys(process.env).filter((name) => ofThisFolder.test(name));
  return spawn("npm", args, {
    stdio: "pipe",
    cwd: folder,
    env: {
      ...process.env,
      ...Object.fromEntries(dropped.map((name) => [name, undefined])),
      NEXT_TELEMETRY_DISABLED: "1",
      PATH: [path.dirname(nodePath), ...rest].join(path.delimiter),
      ...environment,
    },
  });
}

/** Starts an operator's command, as the build bundled it, in its own process with its streams piped. */
export function spawnCommand(
  name: CommandName,
  environment: Record<string, string>,
  args: readonly string[] = [],
): ChildProcess {
  return spawn(process.execPath, [path.join(commandsFolder, `${name}.mjs`), ...args], {
    stdio: "pipe",
    env: { ...process.env, ...environment },
  });
}
