import { failureOf, lateAfter, listening } from "./reader-worker";

interface WorkerTurn<Result> {
  /** Says something once it listens. */
  worker: Worker;
  timeMs: number;
  use: () => Promise<Result>;
}

/**
 * What a worker of one file gives, which is ended afterwards; `late` where its time is over first: a file made to keep it busy
 * keeps nothing else. Rejects where its code fails.
 */
export async function withWorker<Result>({
  worker,
  timeMs,
  use,
}: WorkerTurn<Result>): Promise<Result | { kind: "late" }> {
  try {
    return await Promise.race([listening(worker).then(use), failureOf(worker), lateAfter(timeMs)]);
  } finally {
    worker.terminate();
  }
}
