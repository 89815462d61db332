/** A timer that comes later than this had a process that stood still, in which nothing was read either. */
const stallMs = 250;

/** A time that runs out. */
export interface Countdown {
  leftMs(): number;
  cancel(): void;
}

/**
 * Calls back when so much time has passed in which the process ran, once what came in meanwhile was heard. After a time in
 * which it stood still, all of the time begins anew.
 */
export function countDown(waitMs: number, done: () => void): Countdown {
  let cancel = () => {};
  let startedMs = 0;
  const begin = (): void => {
    startedMs = performance.now();
    const timer = setTimeout(() => {
      if (performance.now() - startedMs > waitMs + stallMs) begin();
      else {
        const turn = setImmediate(done);
        cancel = () => clearImmediate(turn);
      }
    }, waitMs);
    cancel = () => clearTimeout(timer);
  };
  begin();
  return { leftMs: () => startedMs + waitMs - performance.now(), cancel: () => cancel() };
}
