import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { exitCodeOf } from "@/lib/commands/next-process";
import { migrateDatabase } from "@/lib/db/migrate";
import { plantCookieKey } from "@/lib/testing/plant-cookie-key";
import { findFreePort } from "./free-port";
import { type ProcessFigures, readProcessFigures } from "./process-figures";
import { type Installation, launchNext } from "./start-process";

/** A server of this build, for a command that measures or attacks it. */
export interface ScratchServer {
  origin: string;
  port: number;
  /** Its process id, for actions from outside. */
  processId: number;
  /** The database's address, for reads from outside. */
  databaseUrl: string;
  /** From the start of the process to its first ready answer. */
  startMs: number;
  /** Its memory, handles and processor time now. */
  figures(): ProcessFigures;
  /** Everything it has written so far to both streams. */
  output(): string;
  /** Closes the reading ends of both its streams, as a reader that ends does. */
  stopReading(): void;
  /** Pauses its process (SIGSTOP), continues it, or sends it a signal of the test's own (SIGUSR2). */
  signal(signal: "SIGSTOP" | "SIGCONT" | "SIGUSR2"): void;
  /** Ends it by a signal and keeps its database; resolves to its exit code and how long the exit took. */
  end(signal: NodeJS.Signals): Promise<{ code: number; durationMs: number }>;
  /** Ends it, and removes its database if that was created for it. */
  stop(): Promise<void>;
}

export interface ScratchServerOptions {
  /** Environment keys besides the database's and the rate limits', which are off. */
  environment?: Record<string, string>;
  /** A migrated database to keep; a new empty one if absent. */
  databaseUrl?: string;
  /** Creates the new empty database; `createScratchDatabase` if absent. */
  createDatabase?: () => Promise<ScratchDatabase>;
  /** The port of a server that has ended, for browsers that look for it there; a free one if absent. */
  port?: number;
  /** A command that turns into the server, to limit its cores or memory. */
  launcher?: readonly string[];
  /** Another built checkout and another Node; this folder and this Node if absent. */
  installation?: Installation;
  /**
   * Which probe to wait for: `live` if it will not become ready, as on a read-only disk; `ready` if absent.
   */
  until?: "live" | "ready";
}

/** A migrated database with the tests' cookie key and no other row; `remove` deletes it. */
export interface ScratchDatabase {
  url: string;
  remove(): void | Promise<void>;
}

/** A server that is not ready by then never will be: it starts in seconds, even on a busy machine. */
const startWithinMs = 120_000;

const limitsOff = {
  RATE_LIMIT_CREATES_PER_MINUTE: "0",
  RATE_LIMIT_READS_PER_MINUTE: "0",
  RATE_LIMIT_WRITES_PER_MINUTE: "0",
  RATE_LIMIT_MODEL_TESTS_PER_MINUTE: "0",
  RATE_LIMIT_FEEDS_PER_MINUTE: "0",
  RATE_LIMIT_REFUSALS_PER_MINUTE: "0",
};

/** Whether an address answers with success; false while nothing listens there. */
export async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    // Connections are refused until the server listens; any other error must not be retried.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Creates a database file in a folder of its own. */
export async function createScratchDatabase(): Promise<ScratchDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-scratch-"));
  const url = `file:${path.join(folder, "saywhen.db")}`;
  await migrateDatabase(url);
  await plantCookieKey(url);
  return { url, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Resolves when a server answers its probe. If that takes too long or the server has ended, ends it and
 * throws its output.
 */
async function waitForStart(
  child: ChildProcess,
  { probe, output }: { probe: string; output: () => string },
): Promise<void> {
  const untilMs = performance.now() + startWithinMs;
  while (!(await isUp(probe))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}: ${output()}`);
    if (performance.now() > untilMs) {
      child.kill("SIGKILL");
      throw new Error(`The server was not ready after ${startWithinMs / 1000} s: ${output().slice(0, 4000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Starts `next start` and waits until it is ready, or as `until` says. Throws its output if it ends before or
 * never gets there.
 */
export async function startScratchServer(options: ScratchServerOptions = {}): Promise<ScratchServer> {
  const { databaseUrl, createDatabase = createScratchDatabase } = options;
  const database =
    databaseUrl === undefined ? await createDatabase() : { url: databaseUrl, remove: () => undefined };
  const port = options.port ?? (await findFreePort());
  const startedMs = performance.now();
  const child = launchNext({
    launcher: options.launcher ?? [],
    installation: options.installation,
    args: ["start", "--port", String(port)],
    environment: { ...limitsOff, LOG_LEVEL: "error", ...options.environment, DATABASE_URL: database.url },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const exited = exitCodeOf(child);
  const origin = `http://localhost:${port}`;
  const probe = options.until === "live" ? "healthz" : "readyz";
  await waitForStart(child, { probe: `${origin}/api/v1/${probe}`, output: () => output });
  return {
    origin,
    port,
    processId: child.pid ?? Number.NaN,
    databaseUrl: database.url,
    startMs: performance.now() - startedMs,
    output: () => output,
    figures: () => readProcessFigures(child.pid ?? Number.NaN),
    stopReading: () => {
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    },
    signal: (signal) => void child.kill(signal),
    end: async (signal) => {
      const signalledMs = performance.now();
      child.kill(signal);
      return { code: await exited, durationMs: performance.now() - signalledMs };
    },
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
      await database.remove();
    },
  };
}
