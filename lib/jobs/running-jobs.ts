import { InterruptedError } from "./interruption";

interface RunningJob {
  controller: AbortController;
  /** False while it waits for its turn with the model. */
  isReading: boolean;
  sinceMs: number;
  /** Reports that the first provisional result is kept (SPEC B15), or that there will be none. */
  noteStanding(): void;
}

/** A job with the promise of its first provisional result; null once that is there. */
interface Registered extends RunningJob {
  firstStanding: Promise<void> | null;
}

/** The readings in progress in this process, by group. */
export interface RunningJobs {
  has(groupId: string): boolean;
  add(groupId: string): RunningJob;
  remove(groupId: string, job: RunningJob): void;
  /** How many are being read, how many wait for their turn, and the age of the oldest, 0 without one. */
  gauges(): { reading: number; waiting: number; oldestMs: number };
  /**
   * Resolves when the first provisional result of a reading here is kept; null when it already is, and
   * without a reading.
   */
  firstStanding(groupId: string): Promise<void> | null;
  /** Ends a reading whose result is no longer wanted. */
  cancel(groupId: string): void;
  /**
   * The process is stopping: what waits for its turn is interrupted now, and so is whatever is added later;
   * what is being read may go on until `interruptAll`.
   */
  stop(): void;
  interruptAll(): void;
}

/** An empty register. */
export function createRunningJobs(): RunningJobs {
  const jobs = new Map<string, Registered>();
  let isStopping = false;
  const stopJob = (job: RunningJob) => job.controller.abort(new InterruptedError("stopping"));
  return {
    has: (groupId) => jobs.has(groupId),
    add: (groupId) => {
      const sinceMs = performance.now();
      const { promise, resolve } = Promise.withResolvers<void>();
      const job: Registered = {
        controller: new AbortController(),
        isReading: false,
        sinceMs,
        firstStanding: promise,
        noteStanding: () => {
          job.firstStanding = null;
          resolve();
        },
      };
      jobs.set(groupId, job);
      if (isStopping) stopJob(job);
      return job;
    },
    remove: (groupId, job) => {
      job.noteStanding();
      // A paused process may find that it has meanwhile taken over the same group again.
      if (jobs.get(groupId) === job) jobs.delete(groupId);
    },
    gauges: () => {
      const all = [...jobs.values()];
      const reading = all.filter(({ isReading }) => isReading).length;
      const nowMs = performance.now();
      const oldestMs = Math.max(0, ...all.map(({ sinceMs }) => nowMs - sinceMs));
      return { reading, waiting: all.length - reading, oldestMs };
    },
    firstStanding: (groupId) => jobs.get(groupId)?.firstStanding ?? null,
    cancel: (groupId) => jobs.get(groupId)?.controller.abort(new InterruptedError("lost")),
    stop: () => {
      isStopping = true;
      for (const job of jobs.values()) if (!job.isReading) stopJob(job);
    },
    interruptAll: () => {
      for (const job of jobs.values()) stopJob(job);
    },
  };
}

declare global {
  var saywhenRunningJobs: RunningJobs | undefined;
}

/** Those of this process. Held on globalThis, since Next loads a module once for each of its bundles. */
export const runningJobs: RunningJobs = globalThis.saywhenRunningJobs ?? createRunningJobs();
globalThis.saywhenRunningJobs = runningJobs;
