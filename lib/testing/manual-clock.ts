import type { JobClock } from "@/lib/jobs/clock";

interface Timer {
  dueMs: number;
  fire: () => void;
}

/** A clock that only moves when told to, and whose wall clock can be set wrong. */
export interface ManualClock extends JobClock {
  /** Moves time forward and fires all timers that come due, in their order. */
  advance(durationMs: number): Promise<void>;
  /** Moves the wall clock forward or back; the process's monotonic clock does not change. */
  jump(byMs: number): void;
}

/** Lets everything run that does not wait for a timer of this clock, including database queries. */
export async function letRun(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Creates a clock that stands at `start`. */
export function createManualClock(start: Date): ManualClock {
  let passedMs = 0;
  let wrongByMs = 0;
  const timers = new Set<Timer>();
  const nextTimer = (untilMs: number) =>
    [...timers].filter(({ dueMs }) => dueMs <= untilMs).sort((one, other) => one.dueMs - other.dueMs)[0];
  return {
    now: () => new Date(start.getTime() + passedMs + wrongByMs),
    elapsedMs: () => passedMs,
    wait: (durationMs, signal) =>
      new Promise((resolve) => {
        const finish = () => {
          timers.delete(timer);
          resolve();
        };
        const timer = { dueMs: passedMs + durationMs, fire: finish };
        timers.add(timer);
        if (signal.aborted) finish();
        signal.addEventListener("abort", finish, { once: true });
      }),
    advance: async (durationMs) => {
      const untilMs = passedMs + durationMs;
      await letRun();
      for (let timer = nextTimer(untilMs); timer !== undefined; timer = nextTimer(untilMs)) {
        passedMs = Math.max(passedMs, timer.dueMs);
        timer.fire();
        await letRun();
      }
      passedMs = untilMs;
    },
    jump: (byMs) => {
      wrongByMs += byMs;
    },
  };
}
