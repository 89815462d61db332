import "server-only";
import type { Picture } from "@/lib/extraction/llm/language-model";
import { wordsOfAnswer } from "@/lib/extraction/llm/picture-words";
import { type FailureKind, ProviderError } from "@/lib/extraction/llm/provider-error";
import type { ModelReader } from "@/lib/extraction/llm/reader";
import { transcribePicture } from "@/lib/extraction/llm/transcribe-picture";
import { readingDeadlineMs } from "@/lib/jobs/deadline";
import { describeError, log } from "@/lib/log/logger";
import { measures } from "@/lib/metrics/measures";
import { outboundFetch } from "@/lib/outbound/outbound-fetch";
import { pictureTextLengthMax } from "@/lib/wire/picture-schema";
import type { PictureOutcome } from "./picture-desk";

/** A picture is in memory for so long at most, however long a text may take. */
const deadlineMs = Math.min(readingDeadlineMs, 120_000);

function failed(code: FailureKind | "no_words" | "failed", reader: ModelReader): PictureOutcome {
  const { host } = new URL(reader.baseUrl);
  const { model, keyFrom } = reader;
  return {
    state: "failed",
    code,
    phrase: { code: `pictures.${code}`, params: { host, model, key: keyFrom } },
  };
}

/** What is noted of a model that was asked: nothing of the picture, and nothing of its words. */
function report(reader: ModelReader, outcome: string, asked: { startedMs: number; tokens?: object }): void {
  const { provider, model } = reader;
  const durationMs = performance.now() - asked.startedMs;
  measures()?.model({ provider, outcome, durationMs });
  log("info", {
    event: "model asked for the words of a picture",
    provider,
    model,
    outcome,
    durationMs: Math.round(durationMs),
    ...asked.tokens,
  });
}

/**
 * SPEC D13: what a model reads in a picture. Rejects only with the reason of the signal.
 */
export async function askForWords(
  picture: Picture,
  { reader, signal }: { reader: ModelReader; signal: AbortSignal },
): Promise<PictureOutcome> {
  const startedMs = performance.now();
  try {
    const answer = await transcribePicture(picture, { reader, deadlineMs, send: outboundFetch, signal });
    const { inputTokens, outputTokens } = answer;
    const tokens = {
      ...(inputTokens !== null && { inputTokens }),
      ...(outputTokens !== null && { outputTokens }),
    };
    report(reader, "answered", { startedMs, tokens });
    const text = wordsOfAnswer(answer.text, pictureTextLengthMax);
    return text === null ? failed("no_words", reader) : { state: "read", text };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ProviderError)) {
      log("error", { event: "the words of a picture: failed", ...describeError(error) });
      return failed("failed", reader);
    }
    report(reader, error.kind, { startedMs });
    return failed(error.kind, reader);
  }
}
