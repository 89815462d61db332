import { untilAborted } from "./interruption";

/** Thrown when the queue of texts that wait for a model is full. */
export class SlotsFullError extends Error {
  override name = "SlotsFullError";
}

/** A limit on how many models are asked at once. */
export interface ModelSlots {
  /**
   * Calls `work` when its turn comes and returns its outcome. Throws `SlotsFullError` when too many wait
   * already, and the signal's reason as soon as it is aborted: the place in the queue or the slot is then
   * released.
   */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/**
 * Slots: at most `runningMax` are in use at once and at most `waitingMax` callers wait, first come, first
 * served.
 */
export function createModelSlots(limits: { runningMax: number; waitingMax: number }): ModelSlots {
  let runningCount = 0;
  const waiting = new Set<() => void>();

  const release = () => {
    const [next] = waiting;
    if (next === undefined) {
      runningCount -= 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  const takeTurn = async (signal: AbortSignal): Promise<void> => {
    signal.throwIfAborted();
    if (runningCount < limits.runningMax) {
      runningCount += 1;
      return;
    }
    if (waiting.size >= limits.waitingMax) throw new SlotsFullError();
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter);
        reject(signal.reason);
      };
      const enter = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      signal.addEventListener("abort", leave, { once: true });
      waiting.add(enter);
    });
  };

  return {
    run: async (work, signal) => {
      await takeTurn(signal);
      try {
        signal.throwIfAborted();
        return await untilAborted(work(), signal);
      } finally {
        release();
      }
    },
  };
}
