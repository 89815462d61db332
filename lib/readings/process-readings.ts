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

/** Two, so that one address can occupy at most half of them. */
const workerCount = 2;
const budgetMs = 1000;
/** Many texts of one address wait for each other; a visitor does not wait longer for a page. */
const waitMs = 4000;
/**
 * Texts up to this length are read in the server's own thread: none was found that takes more than a few
 * milliseconds.
 */
export const shortTextMax = 200;
/** The memory limit of a worker; it uses 22 MB from its start, and a text needs a few more. */
const memory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 } as const;

/**
 * Loaded at run time, because the server's bundler would follow an import to the worker's file, which is
 * already built.
 */
const threads = process.getBuiltinModule("node:worker_threads");

/**
 * Bound outside any request, so that a worker that outlives one keeps none of its context; a worker needs no
 * environment.
 */
const startWorker = AsyncLocalStorage.bind(
  (): Worker =>
    new threads.Worker(path.join(process.cwd(), workerFile), {
      name: "reading",
      env: {},
      execArgv: [],
      resourceLimits: memory,
    }),
);

/** The pool of this process. It is on globalThis because Next loads a module once for each of its bundles. */
const readings: ReadingPool =
  globalThis.saywhenReadings ??
  createReadingPool({
    size: workerCount,
    budgetMs,
    waitMs,
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

/** Starts a reader before the first text arrives; resolves when it is ready or cannot be started. */
export const warmReadings = (): Promise<void> => readings.warm();

const nobody: Caller = { address: "", visitorId: "" };

const isQuick = (task: ReadingTask): boolean =>
  task.kind === "text" && task.request.text.length <= shortTextMax;

/**
 * Runs a reading task for a caller: a short text at once, any other in a thread, within a second from
 * its turn. Never rejects; any failure leaves the text unread, and the log reports it with the request's id.
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
