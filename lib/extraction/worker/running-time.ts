/**
 * A timer that fires later than this shows that the process was stalled, and nothing was read meanwhile
 * either.
 */
const stallMs = 250;
/**
 * The most restarts: a process that is late again and again is a busy one, and its texts must end all the
 * same.
 */
const stallsMax = 2;

/** A countdown. */
export interface Countdown {
  leftMs(): number;
  cancel(): void;
}

/**
 * Calls back when the process has run for this long, after it has handled what arrived meanwhile. After a
 * stall the whole time starts again, at most `stallsMax` times.
 */
export function countDown(waitMs: number, done: () => void): Countdown {
  let cancel = () => {};
  let startedMs = 0;
  const begin = (stallsLeft: number): void => {
    startedMs = performance.now();
    const timer = setTimeout(() => {
      if (stallsLeft > 0 && performance.now() - startedMs > waitMs + stallMs) begin(stallsLeft - 1);
      else {
        const turn = setImmediate(done);
        cancel = () => clearImmediate(turn);
      }
    }, waitMs);
    cancel = () => clearTimeout(timer);
  };
  begin(stallsMax);
  return { leftMs: () => startedMs + waitMs - performance.now(), cancel: () => cancel() };
}
