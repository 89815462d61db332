import "server-only";
import { environment } from "@/lib/env";
import { describeError, log } from "@/lib/log/logger";
import { database, refuseUnfit } from "./client";
import { isDatabaseFailure } from "./database-failure";
import { databaseFileOf } from "./database-file";
import { DatabaseInUseError, eraseRemains, type NextStep } from "./erase-remains";

/** The pause between two of them: each reads the whole file, and many visitors may leave at once. */
const eraseEveryMs = 500;
/** The wait before another try, after another process held a lock or the database failed. */
const againAfterMs = { locked: 25, failed: 5000 } as const;
/** How long a process may take for it at its end. */
const atExitWithinMs = 2000;

interface Erasure {
  /** Whether something was deleted since the last one began. */
  isWanted: boolean;
  isRunning: boolean;
}

declare global {
  var saywhenErasure: Erasure | undefined;
}

/**
 * The state of this process. It is on globalThis because Next loads a module once for each of its bundles.
 */
const erasure: Erasure = globalThis.saywhenErasure ?? { isWanted: false, isRunning: false };
globalThis.saywhenErasure = erasure;

const file = databaseFileOf(environment.DATABASE_URL);

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** Whether a failure is SQLite's or the system's: a disk or a file has a problem. */
const isFileFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === "SqliteError" || "syscall" in error);

/** Whether the files are those that the connections have open: opening others would start a second log. */
function refuseAway(): void {
  refuseUnfit();
  if (globalThis.saywhenLog?.isAway() === true) throw new DatabaseInUseError();
}

/**
 * A step that writes waits for its turn among the writes, so that no transaction of this process is open
 * meanwhile.
 */
async function takeStep(steps: ReturnType<typeof eraseRemains>, next: NextStep): Promise<NextStep | null> {
  const turn = next === "write" ? await globalThis.saywhenWriteTurns?.() : undefined;
  try {
    refuseAway();
    const { done, value } = steps.next();
    return done === true ? null : value;
  } finally {
    turn?.release();
  }
}

async function eraseInTurns(path: string): Promise<void> {
  const steps = eraseRemains(path);
  try {
    for (let next: NextStep | null = "write"; next !== null; ) {
      next = await takeStep(steps, next);
      await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    steps.return();
  }
}

/** Whether it is done; otherwise how long to wait for the next try. */
async function tryToErase(path: string): Promise<number | null> {
  try {
    // Starts a new log where the earlier one was removed.
    await database.$queryRaw`SELECT 1`;
    await eraseInTurns(path);
    return null;
  } catch (error) {
    if (error instanceof DatabaseInUseError) return againAfterMs.locked;
    if (!isDatabaseFailure(error) && !isFileFailure(error)) throw error;
    log("warn", { event: "what was deleted is not erased yet: it will be", ...describeError(error) });
    return againAfterMs.failed;
  }
}

async function eraseWanted(path: string): Promise<void> {
  erasure.isRunning = true;
  try {
    while (erasure.isWanted) {
      erasure.isWanted = false;
      const againMs = await tryToErase(path);
      if (againMs !== null) erasure.isWanted = true;
      await pause(againMs ?? eraseEveryMs);
    }
  } finally {
    erasure.isRunning = false;
  }
}

/**
 * Erases every byte of what was deleted from the database's file and its log (`eraseRemains`), within a
 * second or two if no other process holds a lock. Does nothing on a libSQL server, which manages its own
 * files.
 */
export function eraseSoon(): void {
  if (file === null) return;
  erasure.isWanted = true;
  if (!erasure.isRunning) void eraseWanted(file);
}

/**
 * Does the remaining work at once when the process ends; does nothing if another process holds a lock, which
 * will do it.
 */
function eraseNow(path: string): void {
  const untilMs = performance.now() + atExitWithinMs;
  try {
    refuseAway();
    for (const _ of eraseRemains(path)) {
      if (!(erasure.isWanted || erasure.isRunning) || performance.now() > untilMs) return;
    }
  } catch (error) {
    // The next start, or the process that holds the lock, erases what is left.
    if (error instanceof DatabaseInUseError || isDatabaseFailure(error) || isFileFailure(error)) return;
    throw error;
  }
}

/**
 * Erases what an earlier process left, and leaves an empty log when this one ends, since a log's older pages
 * still contain what was deleted.
 */
export function eraseAtStartAndEnd(): void {
  eraseSoon();
  if (file !== null) process.once("exit", () => eraseNow(file));
}
