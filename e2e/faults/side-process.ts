import { spawn } from "node:child_process";
import { once } from "node:events";

/** A program in a process of its own, beside the servers. */
interface SideProcess {
  /** Ends it and resolves once it is gone. */
  end(): Promise<void>;
}

/** Runs a module's text with these arguments (`process.argv` from 1 on); resolves at its first output. */
export async function startSideProcess(program: string, args: string[]): Promise<SideProcess> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  // However this process ends, its child ends too.
  process.once("exit", () => void child.kill("SIGKILL"));
  const closed = once(child, "close");
  const said = await Promise.race([once(child.stdout, "data"), closed.then(() => null)]);
  if (said === null) throw new Error("A process beside the servers ended before it began.");
  return {
    end: async () => {
      child.kill("SIGKILL");
      await closed;
    },
  };
}

const open = `import Database from "better-sqlite3"; const database = new Database(process.argv[1], { timeout: 20000 });`;

/** Holds the write lock of a database file until it is ended. */
export const lockHolder = `${open} database.exec("BEGIN IMMEDIATE"); console.log("locked"); setInterval(() => {}, 1000);`;

/**
 * Checkpoints a database file again and again, waiting for others and truncating the log, as a backup tool
 * does; and repeatedly holds the write lock for longer than SQLite itself waits for it in a server.
 */
export const checkpointer = `${open} console.log("checkpointing");
const patiently = (work) => () => { try { work(); } catch (error) { if (error.code !== "SQLITE_BUSY") throw error; } };
setInterval(patiently(() => database.pragma("wal_checkpoint(TRUNCATE)")), 50);
setInterval(patiently(() => {
  database.exec("BEGIN IMMEDIATE");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  database.exec("COMMIT");
}), 700);`;

/**
 * NODE_OPTIONS for a server: on SIGUSR2 it writes the longest delay of its event loop since the last time, in
 * ms, to a file.
 */
export function loopWatchOptions(file: string): string {
  const program = `
import { monitorEventLoopDelay } from "node:perf_hooks";
import { renameSync, writeFileSync } from "node:fs";
const delays = monitorEventLoopDelay({ resolution: 5 });
delays.enable();
process.on("SIGUSR2", () => {
  writeFileSync("${file}.new", String(delays.max / 1e6));
  renameSync("${file}.new", "${file}");
  delays.reset();
});`;
  return `--import=data:text/javascript,${encodeURIComponent(program)}`;
}
