import type { JobClock } from "@/lib/jobs/clock";

interface Timer {
  dueMs: number;
  fire: () => void;
}

/** A clock that goes forward only when it is told to, and whose wall clock can be set wrong. */
export interface ManualClock extends JobClock {
  /** Lets time pass: whatever was due meanwhile is fired, in its order. */
  advance(durationMs: number): Promise<void>;
  /** Sets the wall clock forward or back; what is measured inside the process does not notice. */
  jump(byMs: number): void;
}

/** Lets everything run that does not wait for a timer of this clock, queries of the database included. */
export async function letRun(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A clock that stands at `start`. */
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
