import "server-only";
import Anthropic from "@anthropic-ai/sdk";
import {
  answerTokensMax,
  type LanguageModel,
  type ModelAnswer,
  type ModelConnection,
  type ModelQuestion,
  systemOf,
  turnsOf,
} from "./language-model";
import { askLeavingOut, keepRefusals, type Part } from "./left-out";
import { createNarrowFetch } from "./narrow-fetch";
import { ProviderError } from "./provider-error";
import { fromSdkFailure } from "./sdk-failure";

type MessageRequest = Anthropic.MessageCreateParamsNonStreaming;

/** What an older model does not take. */
type Left = "effort" | "format";

const parts: readonly Part<Left>[] = [
  { name: "effort", parameters: ["effort"] },
  { name: "format", parameters: ["output_config", "format"] },
];

/** The models of the registry take an effort, and little of it is enough here; an older one that is named may not. */
function configOf(
  { reader, row }: ModelConnection,
  { schema }: ModelQuestion,
  leftOut: ReadonlySet<Left>,
): Pick<MessageRequest, "output_config"> {
  const hasEffort = row.models.includes(reader.model) && !leftOut.has("effort");
  if (leftOut.has("format") && !hasEffort) return {};
  return {
    output_config: {
      ...(leftOut.has("format") ? {} : { format: { type: "json_schema", schema } }),
      ...(hasEffort ? { effort: "low" as const } : {}),
    },
  };
}

const requestOf = (
  connection: ModelConnection,
  question: ModelQuestion,
  leftOut: ReadonlySet<Left>,
): MessageRequest => ({
  model: connection.reader.model,
  max_tokens: answerTokensMax,
  system: systemOf(question, !leftOut.has("format")),
  messages: turnsOf(question),
  ...configOf(connection, question, leftOut),
});

/** An answer may begin with a block of thinking, so the text is found by its type; what is not an answer is refused. */
function answerOf(message: Partial<Anthropic.Message> | undefined): ModelAnswer {
  if (message?.stop_reason === "refusal") throw new ProviderError("declined");
  if (message?.stop_reason === "max_tokens" || message?.stop_reason === "model_context_window_exceeded")
    throw new ProviderError("cut_off");
  const blocks = Array.isArray(message?.content) ? message.content : [];
  const text = blocks.flatMap((block) => (block.type === "text" ? [block.text] : [])).join("");
  if (text === "") throw new ProviderError("unreadable");
  return {
    text,
    inputTokens: message?.usage?.input_tokens ?? null,
    outputTokens: message?.usage?.output_tokens ?? null,
  };
}

/** A model of Anthropic's Messages API. */
export function createClaudeModel(connection: ModelConnection): LanguageModel {
  const { baseUrl, apiKey, model } = connection.reader;
  const { fetch: send, refusal } = keepRefusals(connection.fetch);
  const client = new Anthropic({
    // The SDK insists on a key; what is sent is decided by the narrow fetch.
    apiKey: "unused",
    webhookKey: null,
    baseURL: baseUrl,
    maxRetries: 0,
    logLevel: "off",
    // Its own tracing could be told by the environment to record what is sent.
    openTelemetry: { traces: false, propagation: false },
    fetch: createNarrowFetch({
      fetch: send,
      credential: apiKey === null ? null : { header: "x-api-key", value: apiKey },
    }),
  });
  const askOnce = async (question: ModelQuestion, leftOut: ReadonlySet<Left>): Promise<ModelAnswer> => {
    try {
      const request = requestOf(connection, question, leftOut);
      return answerOf(await client.messages.create(request, { signal: question.signal }));
    } catch (error) {
      if (!(error instanceof Anthropic.APIError)) throw fromSdkFailure(error, null);
      const { status, headers, type } = error;
      throw fromSdkFailure(error, { status, headers, code: type });
    }
  };
  return {
    complete: (question) =>
      askLeavingOut({
        at: `${baseUrl} ${model}`,
        parts,
        refusal,
        ask: (leftOut) => askOnce(question, leftOut),
      }),
  };
}
