import type { Reading } from "@/lib/extraction/extract-events";
import { describeError, log } from "@/lib/log/logger";
import type { ClaimedJob, JobTools } from "./job-tools";
import { rulesRequest } from "./rules-request";
import { standingOf } from "./standing";

/** The shortest time between two writes of a provisional result. */
export const standingEveryMs = 1000;

type ReadSoFar = () => Promise<Reading>;

/** Keeps the provisional result of a reading in progress (SPEC B15). */
interface StandingKeeper {
  /** Records that another event of the model's answer is complete. */
  tell(readSoFar: ReadSoFar): void;
  /**
   * Reads the text by the rules, and keeps that reading; from then on keeps what it is given, at most once a
   * second and only the latest, until `done`. Never rejects: a failure costs a tile and not the reading.
   * `onFirst` is called when the first reading is kept, or will not be.
   */
  run(question: { done: AbortSignal; onFirst: () => void }): Promise<void>;
}

/** The keeper of a claimed group's reading. */
export function createStandingKeeper({ group, fence }: ClaimedJob, tools: JobTools): StandingKeeper {
  let latest: ReadSoFar | null = null;
  let wake = () => undefined;
  const keep = async (readSoFar: ReadSoFar, done: AbortSignal) => {
    try {
      const reading = await readSoFar();
      if (reading.drafts.length > 0 && !done.aborted)
        await tools.store.keepStanding(fence, standingOf(reading));
    } catch (error) {
      if (!done.aborted) log("warn", { event: "reading so far not kept", ...describeError(error) });
    }
  };
  const untilTold = () =>
    new Promise<void>((resolve) => {
      wake = () => void resolve();
      if (latest !== null) resolve();
    });
  return {
    tell: (readSoFar) => {
      latest = readSoFar;
      wake();
    },
    run: async ({ done, onFirst }) => {
      done.addEventListener("abort", () => wake(), { once: true });
      await keep(() => tools.read(rulesRequest(group)), done);
      onFirst();
      while (!done.aborted) {
        // First, so that the complete answer of a quick model does not wait for its own parts.
        await tools.clock.wait(standingEveryMs, done);
        if (done.aborted) return;
        await untilTold();
        const readSoFar = latest;
        latest = null;
        if (done.aborted || readSoFar === null) return;
        await keep(readSoFar, done);
      }
    },
  };
}
