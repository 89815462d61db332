/** A timer that comes later than this had a process that stood still, in which nothing was read either. */
const stallMs = 250;
/** So often at most: a process that comes late again and again is a busy one, whose texts end all the same. */
const stallsMax = 2;

/** A time that runs out. */
export interface Countdown {
  leftMs(): number;
  cancel(): void;
}

/**
 * Calls back when the process has run for this long, after it has handled what came in meanwhile. After a time in which
 * the process stood still, the whole time starts again, but not for ever (`stallsMax`).
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
