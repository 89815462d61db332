import type { Worker } from "node:worker_threads";
import type { Caller } from "@/lib/extraction/extractor";
import { createFairQueue, type FairQueue } from "./fair-queue";
import { type ReadingOutcome, type ReadingTask, runReadingTask } from "./reading-task";
import { type Countdown, countDown } from "./running-time";
import type { WorkerMessage } from "./worker-messages";

export interface ReadingPoolOptions {
  /**
   * How many texts are read at once, at most: one worker is there from the start, another one comes when a text waits for
   * somebody else's. One address has at most one less than that.
   */
  size: number;
  /** How long a text may take, from when it was handed in. */
  budgetMs: number;
  /** Starts a thread; throws, or has it fail, where there can be none. */
  startWorker: () => Worker;
  /** False where each worker does one task, so that the next one is of the newest build. */
  isKept: boolean;
  /** Told when no worker could be started, so that texts are read in this thread for a while. */
  onNoWorker: (error: unknown) => void;
}

export interface ReadingPool {
  /** Starts a worker ahead of the first text; resolves when it is ready, or none can be started. */
  warm(): Promise<void>;
  /** Does a task in a worker. Never rejects. */
  run(task: ReadingTask, caller: Caller): Promise<ReadingOutcome>;
  /** Ends all workers. */
  close(): void;
}

interface Job {
  task: ReadingTask;
  /** Runs from when it was handed in. */
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
  /** True once a worker was there. */
  hasStarted: boolean;
  /** Whoever waits for that. */
  waitForStart: PromiseWithResolvers<void>;
  noWorkerUntilMs: number;
  isClosed: boolean;
}

/** After a worker could not be started, how long to wait before the next try. */
const restMs = 60_000;

/** The part of the time that must be left for a reading to begin, since one that is cut off costs a worker. */
const leastShare = 0.1;

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
  // What a thread says while it is being ended is ignored.
  seat.worker.on("error", () => {});
  void seat.worker.terminate();
}

/** No worker can be started: where there is none, everything is read here, until a start is tried again. */
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

/** The next one in turn that has time left; those without time are answered as timed out. */
function nextInTime({ queue, options }: Pool, isFree: (address: string) => boolean) {
  for (let next = queue.next(isFree); next !== undefined; next = queue.next(isFree)) {
    if (next.item.time.leftMs() >= leastShare * options.budgetMs) return next;
    settle(next.item, { kind: "unread", reason: "waited" });
  }
  return undefined;
}

/** One more worker where a text waits for none but another's, or there is none at all; one starts at a time. */
function startMissing(pool: Pool, isWaiting: boolean): void {
  const { seats, options } = pool;
  if (!canStart(pool) || seats.size >= options.size || [...seats].some((seat) => !seat.isReady)) return;
  if (isWaiting || (seats.size === 0 && options.isKept)) seatWorker(pool);
}

/** Gives every free worker its next text, and starts a worker that is missing. */
function fill(pool: Pool): void {
  const { queue, seats, options } = pool;
  const mostOfOne = Math.max(1, options.size - 1);
  const isFree = (address: string): boolean =>
    [...seats].filter((seat) => seat.address === address).length < mostOfOne;
  for (const seat of seats) {
    const next = seat.isReady && seat.job === null ? nextInTime(pool, isFree) : undefined;
    if (next === undefined) continue;
    seat.job = next.item;
    seat.address = next.caller.address;
    // A text that is being read keeps the process alive; a worker that waits does not.
    seat.worker.ref();
    seat.worker.postMessage(next.item.task);
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
 * Threads that read texts, so that no text holds up the process however long it takes. A text that is not read within
 * the budget, waiting included, is given up, and its thread is replaced. Where no thread can be started, and until the
 * first one is there, texts are read in this one.
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
        const time = countDown(options.budgetMs, () => expire(pool, job));
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
