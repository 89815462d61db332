import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The system's limit on the memory of processes; no limit if this process may not set one. */
interface MemoryCage {
  /** What enforces the limit, in words. */
  heldBy: string;
  /** The prefix that puts a command under the limit from its start; empty without a limit. */
  launcher: string[];
  /** How often the system killed a process for its memory; 0 if nothing enforces the limit. */
  oomKills(): number;
  /** Removes the limit; the processes inside must have ended. */
  remove(): void;
}

interface CageFiles {
  folder: string;
  limit: string;
  kills: string;
  heldBy: string;
}

const folderName = `saywhen-${process.pid}`;
const versions: CageFiles[] = [
  {
    folder: path.join("/sys/fs/cgroup/memory", folderName),
    limit: "memory.limit_in_bytes",
    kills: "memory.oom_control",
    heldBy: "cgroup v1",
  },
  {
    folder: path.join("/sys/fs/cgroup", folderName),
    limit: "memory.max",
    kills: "memory.events",
    heldBy: "cgroup v2",
  },
];

const withoutLimit: MemoryCage = {
  heldBy: "nobody, resident memory is watched",
  launcher: [],
  oomKills: () => 0,
  remove: () => undefined,
};

/** Creates a folder of the memory controller; false without such a controller or the right to it. */
function makeFolder({ folder, limit }: CageFiles): boolean {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return false;
  // Version 2 has its folder where version 1 has one for each controller.
  if (!existsSync(path.dirname(folder)) || !existsSync(path.join(path.dirname(folder), "cgroup.procs")))
    return false;
  try {
    mkdirSync(folder);
  } catch {
    // A container sees the controllers read-only, so no limit can be set; `heldBy` says so.
    return false;
  }
  if (existsSync(path.join(folder, limit))) return true;
  rmdirSync(folder);
  return false;
}

/** Limits memory to this many megabytes by the memory controller, if root may create a group. */
export function createMemoryCage(limitMb: number): MemoryCage {
  const files = versions.find(makeFolder);
  if (files === undefined) return withoutLimit;
  const { folder, limit, kills, heldBy } = files;
  writeFileSync(path.join(folder, limit), String(limitMb * 1024 * 1024));
  return {
    heldBy,
    launcher: ["sh", "-c", 'echo $$ > "$0" && exec "$@"', path.join(folder, "cgroup.procs")],
    oomKills: () => Number(/oom_kill (\d+)/.exec(readFileSync(path.join(folder, kills), "utf8"))?.[1] ?? 0),
    remove: () => rmdirSync(folder),
  };
}
