import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const isDone = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: "ignore" }).status === 0;

/** A folder for a database, on its own disk if this process may mount one. */
export interface Disk {
  folder: string;
  /** False without the right to mount (CAP_SYS_ADMIN): then it is a folder on the machine's own disk. */
  isMounted: boolean;
  remove(): void;
}

/** Creates a small disk in memory, which can be filled and made read-only. */
export function createSmallDisk(megabytes: number): Disk {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-disk-"));
  const isMounted = isDone("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder);
  return {
    folder,
    isMounted,
    remove: () => {
      if (isMounted) isDone("umount", "--lazy", folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Causes a fault; resolves to the function that lifts it, or to null if this machine cannot cause it. */
export type FaultTool = () => Promise<(() => Promise<void>) | null>;

/** Writes a file until nothing more fits. */
export function fillDisk({ folder, isMounted }: Disk): FaultTool {
  return async () => {
    if (!isMounted) return null;
    const ballast = path.join(folder, "ballast");
    for (let bytes = 1024 * 1024; bytes > 0; bytes = Math.floor(bytes / 2)) {
      try {
        for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: "a" });
      } catch {
        // ENOSPC: smaller pieces fill the rest.
      }
    }
    return async () => rmSync(ballast);
  };
}

/** Makes our own disk read-only or writable; false if files are open for writing, or the disk is not ours. */
export function setReadOnly({ folder, isMounted }: Disk, isReadOnly: boolean): boolean {
  return isMounted && isDone("mount", "-o", `remount,${isReadOnly ? "ro" : "rw"}`, folder);
}

/**
 * Lets no file of the process grow beyond a byte (setrlimit(2), RLIMIT_FSIZE): EFBIG. Needs no privileges.
 */
export function limitFileSize(processId: number): FaultTool {
  const limit = (bytes: string) => isDone("prlimit", "--pid", String(processId), `--fsize=${bytes}`);
  return async () => {
    if (!limit("1:unlimited")) return null;
    return async () => {
      if (!limit("unlimited:unlimited")) throw new Error("The limit of file sizes could not be lifted.");
    };
  };
}

/** Installs Debian's strace if this process may; true if strace is available afterwards. */
export function findStrace(mayInstall: boolean): boolean {
  if (isDone("strace", "-V")) return true;
  if (!mayInstall || process.getuid?.() !== 0) return false;
  isDone("apt-get", "update");
  isDone("apt-get", "install", "--yes", "--no-install-recommends", "strace");
  return isDone("strace", "-V");
}

/** Makes the kernel fail a process's calls on the database's files (strace(1), `inject`). */
export function injectErrors(
  processId: number,
  { calls, error, databaseFile }: { calls: string; error: string; databaseFile: string },
): FaultTool {
  return async () => {
    const files = ["", "-wal"].flatMap((suffix) => ["-P", `${databaseFile}${suffix}`]);
    const inject = ["-e", `trace=${calls}`, "-e", `inject=${calls}:error=${error}`];
    const args = ["-f", "-p", String(processId), ...inject, ...files, "-o", "/dev/null"];
    const child = spawn("strace", args, { stdio: ["ignore", "ignore", "pipe"] });
    const ended = once(child, "close");
    const [said]: unknown[] = await Promise.race([once(child.stderr, "data"), ended]);
    if (!String(said).includes("attached")) {
      child.kill("SIGKILL");
      return null;
    }
    return async () => {
      child.kill("SIGINT");
      await ended;
    };
  };
}
