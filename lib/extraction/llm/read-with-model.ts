import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { type DoReadingTask, type HeldAnswer, textRequestOf } from "@/lib/extraction/worker/reading-task";
import { askInParts } from "./ask-in-parts";
import type { Asked } from "./ask-model";
import { createLanguageModel } from "./create-language-model";
import type { ModelEvent } from "./model-schema";
import { ProviderError } from "./provider-error";
import type { ModelReader } from "./reader";
import { defaultRetryPolicy, type RetryPolicy } from "./retry";
import { limitTime } from "./time-limit";

interface ModelReading {
  reader: ModelReader;
  /** The time limit for attempts, the pauses between them and the repair together. */
  deadlineMs: number;
  /** The guarded fetch, the only way to send a request. */
  send: typeof fetch;
  /** Checks the answer against its text. */
  read: DoReadingTask;
  policy?: RetryPolicy | undefined;
  /**
   * Called whenever another event of the answer is complete; each attempt starts again. Its argument checks
   * the events so far against the text, as the final answer is checked.
   */
  onProgress?: ((holdSoFar: () => Promise<HeldAnswer>) => void) | undefined;
}

/**
 * Reads a text with a language model. Rejects with a ProviderError when the provider fails or the deadline
 * passes, and with the reason of `request.signal` when that signal aborts the work.
 */
export async function readWithModel(
  request: ExtractionRequest,
  { reader, deadlineMs, send, read, onProgress, policy = defaultRetryPolicy(deadlineMs) }: ModelReading,
): Promise<HeldAnswer & Omit<Asked, "events">> {
  const model = createLanguageModel(reader, send);
  const hold = async (events: readonly ModelEvent[]): Promise<HeldAnswer> => {
    const outcome = await read({ kind: "answer", request: textRequestOf(request), events }, request.caller);
    request.signal?.throwIfAborted();
    // An answer that cannot be checked against its text counts as no answer.
    if (outcome.kind !== "answer") throw new ProviderError("unreadable");
    return outcome.answer;
  };
  const onEvents = onProgress && ((events: readonly ModelEvent[]) => onProgress(() => hold(events)));
  const { events, ...spent } = await limitTime({ limitMs: deadlineMs, signal: request.signal }, (signal) =>
    askInParts(request, { model, policy, signal, onEvents }),
  );
  return { ...(await hold(events)), ...spent };
}
