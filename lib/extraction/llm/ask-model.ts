import "server-only";
import { randomBytes } from "node:crypto";
import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { LanguageModel, ModelAnswer } from "./language-model";
import { answerJsonSchema, type ModelEvent } from "./model-schema";
import { composePrompt, composeRepair } from "./prompt";
import { ProviderError } from "./provider-error";
import { readAnswer } from "./read-answer";
import { type RetryPolicy, withRetries } from "./retry";
import { createEventReader } from "./stream-events";

export interface Asked {
  events: ModelEvent[];
  inputTokens: number;
  outputTokens: number;
  /** True when the first answer could not be read and was sent back. */
  isRepaired: boolean;
}

export interface Asking {
  model: Pick<LanguageModel, "complete">;
  policy: RetryPolicy;
  /** Carries the deadline of all attempts together. */
  signal: AbortSignal;
  /** Called with all complete events of the answer whenever there is one more; each attempt starts again. */
  onEvents?: ((events: readonly ModelEvent[]) => void) | undefined;
  /** What stands before the text where it is a part of a longer one, and may hold for it too. */
  before?: string;
}

const nobodyAsks = () => undefined;

/**
 * Asks a model for the events of a text and reads its answer. An unreadable answer is sent back once with a
 * description of the problem. Rejects with a ProviderError, `unreadable` if the second answer is no better.
 */
export async function askModel(request: ExtractionRequest, asking: Asking): Promise<Asked> {
  const { model, policy, signal, onEvents, before = "" } = asking;
  const fence = randomBytes(12).toString("hex");
  const prompt = composePrompt(request, { fence, before });
  const spent = { inputTokens: 0, outputTokens: 0 };
  const ask = async (repair: { answer: string; problem: string } | null): Promise<ModelAnswer> => {
    const answer = await withRetries({ policy, signal }, (attemptSignal) => {
      const onWords = onEvents === undefined ? nobodyAsks : createEventReader(onEvents);
      return model.complete({ ...prompt, schema: answerJsonSchema, repair, onWords, signal: attemptSignal });
    });
    spent.inputTokens += answer.inputTokens ?? 0;
    spent.outputTokens += answer.outputTokens ?? 0;
    return answer;
  };
  const first = await ask(null);
  const read = readAnswer(first.text);
  if ("events" in read) return { events: read.events, ...spent, isRepaired: false };
  const second = await ask({ answer: first.text, problem: composeRepair(read.problem) });
  const again = readAnswer(second.text);
  if ("problem" in again) throw new ProviderError("unreadable");
  return { events: again.events, ...spent, isRepaired: true };
}
