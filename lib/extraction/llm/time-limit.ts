import { ProviderError } from "./provider-error";

interface TimeLimit {
  limitMs: number;
  /** Ends the work early, with this signal's own reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs work with a time limit: the work receives a signal that aborts at the limit, and is abandoned if it
 * does not heed the signal. Rejects with a ProviderError `timed_out`, or with the outer signal's reason.
 * Leaves no timer behind.
 */
export async function limitTime<T>(
  { limitMs, signal }: TimeLimit,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const controller = new AbortController();
  const stop = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => controller.abort(new ProviderError("timed_out")), limitMs);
  signal?.addEventListener("abort", stop);
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
  });
  try {
    return await Promise.race([run(controller.signal), stopped]);
  } catch (error) {
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}
