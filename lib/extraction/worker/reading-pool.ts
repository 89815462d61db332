import type { Worker } from "node:worker_threads";
import type { Caller } from "@/lib/extraction/extractor";
import { createFairQueue, type FairQueue } from "./fair-queue";
import { type ReadingOutcome, type ReadingTask, runReadingTask } from "./reading-task";
import { type ReadingTimes, timesOf } from "./reading-times";
import { type Countdown, countDown } from "./running-time";
import type { WorkerMessage } from "./worker-messages";

export interface ReadingPoolOptions extends ReadingTimes {
  /**
   * The most texts that are read at once. One worker runs from the start, and another starts when a text
   * waits for somebody else's. One address gets at most one worker less than that.
   */
  size: number;
  /** Starts a thread; if none can be started, it throws or the thread fails. */
  startWorker: () => Worker;
  /** False if each worker does only one task, so that the next one is of the newest build. */
  isKept: boolean;
  /** Called when no worker could be started, so that texts are read in this thread for a while. */
  onNoWorker: (error: unknown) => void;
}

export interface ReadingPool {
  /** Starts a worker before the first text; resolves when it is ready or none can be started. */
  warm(): Promise<void>;
  /** Runs a task in a worker. Never rejects. */
  run(task: ReadingTask, caller: Caller): Promise<ReadingOutcome>;
  /** Ends all workers. */
  close(): void;
}

interface Job {
  task: ReadingTask;
  /** What is left of the wait for a worker, then of the reading. */
  time: Countdown;
  resolve: (outcome: ReadingOutcome) => void;
}

interface Seat {
  worker: Worker;
  isReady: boolean;
  job: Job | null;
  address: string | null;
}

interface Pool {
  options: ReadingPoolOptions;
  queue: FairQueue<Job>;
  seats: Set<Seat>;
  /** True once the worker is ready. */
  hasStarted: boolean;
  /** Resolves at that moment. */
  waitForStart: PromiseWithResolvers<void>;
  noWorkerUntilMs: number;
  isClosed: boolean;
}

/** How long to wait for the next try after a worker could not be started. */
const restMs = 60_000;

function settle({ time, resolve }: Job, outcome: ReadingOutcome): void {
  time.cancel();
  resolve(outcome);
}

const runHere = (job: Job): void => settle(job, runReadingTask(job.task));

const canStart = ({ isClosed, noWorkerUntilMs }: Pool): boolean =>
  !isClosed && performance.now() >= noWorkerUntilMs;

function leave({ seats }: Pool, seat: Seat): void {
  seats.delete(seat);
  seat.worker.removeAllListeners();
  // Messages of a thread that is being ended are ignored.
  seat.worker.on("error", () => {});
  void seat.worker.terminate();
}

/** If no worker can be started, everything is read in this thread until another start is tried. */
function giveUp(pool: Pool, error: unknown): void {
  pool.noWorkerUntilMs = performance.now() + restMs;
  pool.options.onNoWorker(error);
  pool.waitForStart.resolve();
  if (pool.seats.size > 0) return;
  for (let next = pool.queue.next(() => true); next; next = pool.queue.next(() => true)) runHere(next.item);
}

function end(pool: Pool, seat: Seat, outcome: ReadingOutcome): void {
  const { job } = seat;
  seat.job = null;
  seat.address = null;
  seat.worker.unref();
  if (job !== null) settle(job, outcome);
  if (!pool.options.isKept) leave(pool, seat);
  fill(pool);
}

function hear(pool: Pool, seat: Seat, message: WorkerMessage): void {
  if (message.kind === "ready") {
    seat.isReady = true;
    pool.hasStarted = true;
    pool.waitForStart.resolve();
    fill(pool);
  } else end(pool, seat, message.outcome);
}

function lose(pool: Pool, seat: Seat, error: unknown): void {
  leave(pool, seat);
  if (!seat.isReady) giveUp(pool, error);
  else end(pool, seat, { kind: "unread", reason: "failed", error });
}

function seatWorker(pool: Pool): void {
  try {
    const seat: Seat = { worker: pool.options.startWorker(), isReady: false, job: null, address: null };
    pool.seats.add(seat);
    seat.worker.on("message", (message: WorkerMessage) => hear(pool, seat, message));
    seat.worker.on("error", (error) => lose(pool, seat, error));
    seat.worker.on("exit", (code) => lose(pool, seat, new Error(`The reading worker ended with ${code}.`)));
    seat.worker.unref();
  } catch (error) {
    giveUp(pool, error);
  }
}

/**
 * Starts another worker, one at a time, if a text waits only for other callers' texts, or if there is no
 * worker.
 */
function startMissing(pool: Pool, isWaiting: boolean): void {
  const { seats, options } = pool;
  if (!canStart(pool) || seats.size >= options.size || [...seats].some((seat) => !seat.isReady)) return;
  if (isWaiting || (seats.size === 0 && options.isKept)) seatWorker(pool);
}

/** Gives every free worker its next text, and starts a missing worker. */
function fill(pool: Pool): void {
  const { queue, seats, options } = pool;
  const mostOfOne = Math.max(1, options.size - 1);
  const isFree = (address: string): boolean =>
    [...seats].filter((seat) => seat.address === address).length < mostOfOne;
  for (const seat of seats) {
    const next = seat.isReady && seat.job === null ? queue.next(isFree) : undefined;
    if (next === undefined) continue;
    const { item: job, caller } = next;
    seat.job = job;
    seat.address = caller.address;
    job.time.cancel();
    const { budgetMs } = timesOf(job.task.request.text, options);
    job.time = countDown(budgetMs, () => expire(pool, job));
    // A text that is being read keeps the process alive; a waiting worker does not.
    seat.worker.ref();
    seat.worker.postMessage(job.task);
  }
  startMissing(pool, queue.isWaiting(isFree));
}

function expire(pool: Pool, job: Job): void {
  const seat = [...pool.seats].find((one) => one.job === job);
  pool.queue.remove(job);
  settle(job, { kind: "unread", reason: seat === undefined ? "waited" : "slow" });
  if (seat === undefined) return;
  leave(pool, seat);
  fill(pool);
}

/**
 * Threads that read texts, so that no text blocks the process however long it takes. A text that is not read
 * within the budget is given up, and its thread is replaced; the wait for a turn has a limit of its own, so that a quick
 * text behind slow ones is read all the same. If no thread can be started, and until the first one is ready, texts are read
 * in the process's own thread.
 */
export function createReadingPool(options: ReadingPoolOptions): ReadingPool {
  const pool: Pool = {
    options,
    queue: createFairQueue<Job>(),
    seats: new Set(),
    hasStarted: false,
    waitForStart: Promise.withResolvers(),
    noWorkerUntilMs: 0,
    isClosed: false,
  };
  return {
    warm: () => {
      fill(pool);
      return pool.waitForStart.promise;
    },
    run: (task, caller) =>
      new Promise((resolve) => {
        const { waitMs } = timesOf(task.request.text, options);
        const time = countDown(waitMs, () => expire(pool, job));
        const job: Job = { task, time, resolve };
        pool.queue.add(job, caller);
        fill(pool);
        if (pool.hasStarted && pool.seats.size > 0) return;
        pool.queue.remove(job);
        runHere(job);
      }),
    close: () => {
      pool.isClosed = true;
      for (const seat of [...pool.seats]) leave(pool, seat);
    },
  };
}
