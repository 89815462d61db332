import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import path from "node:path";
import type { Worker } from "node:worker_threads";
import { isDevelopment } from "@/lib/env";
import type { Caller } from "@/lib/extraction/extractor";
import { createReadingPool, type ReadingPool } from "@/lib/extraction/worker/reading-pool";
import { type ReadingOutcome, type ReadingTask, runReadingTask } from "@/lib/extraction/worker/reading-task";
import { workerFile } from "@/lib/extraction/worker/worker-file";
import { describeError, log } from "@/lib/log/logger";

declare global {
  var saywhenReadings: ReadingPool | undefined;
}

/** Two, so that one address at a time can fill no more than half. */
const workerCount = 2;
const budgetMs = 1000;
/** A text of this length is read in this thread: no such text that was found takes it longer than a few milliseconds. */
export const shortTextMax = 200;
/** What a worker may hold in memory; it has 22 MB from its start, and a text needs a few. */
const memory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 } as const;

/** Not imported, since the server's bundler would look for what such a worker is made of, which is in the build already. */
const threads = process.getBuiltinModule("node:worker_threads");

/** Of no request, so that a worker that outlives one keeps nothing of it; without the environment, of which it needs nothing. */
const startWorker = AsyncLocalStorage.bind(
  (): Worker =>
    new threads.Worker(path.join(process.cwd(), workerFile), {
      name: "reading",
      env: {},
      execArgv: [],
      resourceLimits: memory,
    }),
);

/** The pool of this process. Held on globalThis, since Next loads a module once for each of its bundles. */
const readings: ReadingPool =
  globalThis.saywhenReadings ??
  createReadingPool({
    size: workerCount,
    budgetMs,
    startWorker,
    isKept: !isDevelopment,
    onNoWorker: (error) => {
      log("warn", {
        event: "no reading worker, texts are read in the server's thread",
        ...describeError(error),
      });
    },
  });
globalThis.saywhenReadings = readings;

/** Has a reader there before the first text; resolves when it is, or none can be. */
export const warmReadings = (): Promise<void> => readings.warm();

const nobody: Caller = { address: "", visitorId: "" };

const isQuick = (task: ReadingTask): boolean =>
  task.kind === "text" && task.request.text.length <= shortTextMax;

/**
 * Does a task of reading for somebody: a short text at once, any other in a thread of its own within a second, its wait
 * included. Never rejects; whatever goes wrong makes the text unread, which the log says with the id of the request.
 */
export async function read(task: ReadingTask, caller: Caller = nobody): Promise<ReadingOutcome> {
  const outcome = isQuick(task) ? runReadingTask(task) : await readings.run(task, caller);
  if (outcome.kind === "unread") {
    const { reason, error } = outcome;
    const textLength = task.request.text.length;
    log("error", {
      event: "text unread",
      outcome: reason,
      textLength,
      ...(reason === "failed" && describeError(error)),
    });
  }
  return outcome;
}
