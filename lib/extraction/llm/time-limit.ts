import { ProviderError } from "./provider-error";

interface TimeLimit {
  limitMs: number;
  /** Ends the work early, with this signal's own reason. */
  signal?: AbortSignal | undefined;
}

/**
 * Runs work that must be over in time: it is given a signal that ends with the limit, and is left behind if it does not
 * heed that. Rejects with a ProviderError `timed_out`, or with the outer signal's reason. No timer outlives it.
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
