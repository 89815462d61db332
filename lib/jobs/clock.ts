/**
 * The time as the job engine takes it: an argument, so that tests can pass hours in a moment and turn the
 * clock back.
 */
export interface JobClock {
  /** The wall clock, which may jump; what other processes compare leases with. */
  now(): Date;
  /** A monotonic clock in milliseconds, for everything that is measured inside one process. */
  elapsedMs(): number;
  /** Resolves after the time, or as soon as the signal is aborted; never rejects. */
  wait(durationMs: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: JobClock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
  wait: (durationMs, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const finish = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", finish);
        resolve();
      };
      const timer = setTimeout(finish, durationMs);
      signal.addEventListener("abort", finish);
    }),
};
