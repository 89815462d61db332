/**
 * Why a reading ended before its answer: its time ran out, the group no longer belongs to this process
 * (another process took it over, or it was deleted), or the process is stopping.
 */
const interruptions = ["deadline", "lost", "stopping"] as const;
type Interruption = (typeof interruptions)[number];

/** The reason with which a reading's signal is aborted. */
export class InterruptedError extends Error {
  readonly interruption: Interruption;

  constructor(interruption: Interruption) {
    super(`interrupted: ${interruption}`);
    this.name = "InterruptedError";
    this.interruption = interruption;
  }
}

/**
 * Why a signal was aborted; null while it was not, or when the reason is not ours. Recognised by the error's
 * property and not by its class: Next loads a module once for each of its bundles, and the bundle that
 * handles process signals is not the one that reads.
 */
export function interruptionOf({ reason }: AbortSignal): Interruption | null {
  if (!(reason instanceof Error) || !("interruption" in reason)) return null;
  return interruptions.find((interruption) => interruption === reason.interruption) ?? null;
}

/**
 * What a promise resolves to, unless the signal is aborted first: then its reason is thrown at once, and the
 * later outcome of the promise is ignored. Work that ignores its signal cannot delay the caller.
 */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
