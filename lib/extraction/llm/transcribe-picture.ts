import { createLanguageModel } from "./create-language-model";
import type { ModelAnswer, Picture } from "./language-model";
import { pictureQuestion } from "./picture-words";
import type { ModelReader } from "./reader";
import { defaultRetryPolicy, type RetryPolicy, withRetries } from "./retry";
import { limitTime } from "./time-limit";

interface Transcribing {
  reader: ModelReader;
  /** The time limit for all attempts and the pauses between them together. */
  deadlineMs: number;
  /** The guarded fetch, the only way to send a request. */
  send: typeof fetch;
  policy?: RetryPolicy | undefined;
  signal: AbortSignal;
}

/**
 * SPEC D13: asks a model for the words of a picture. Rejects with a ProviderError when the provider fails or
 * the deadline passes, and with the reason of the signal when that aborts the work.
 */
export async function transcribePicture(
  picture: Picture,
  { reader, deadlineMs, send, signal, policy = defaultRetryPolicy(deadlineMs) }: Transcribing,
): Promise<ModelAnswer> {
  const model = createLanguageModel(reader, send);
  return limitTime({ limitMs: deadlineMs, signal }, (withinTime) =>
    withRetries({ policy, signal: withinTime }, (attemptSignal) =>
      model.transcribe({ ...pictureQuestion, picture, signal: attemptSignal }),
    ),
  );
}
