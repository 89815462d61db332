import "server-only";
import Anthropic from "@anthropic-ai/sdk";
import {
  answerTokensMax,
  type LanguageModel,
  type ModelAnswer,
  type ModelConnection,
  type ModelQuestion,
  turnsOf,
} from "./language-model";
import { createNarrowFetch } from "./narrow-fetch";
import { ProviderError } from "./provider-error";
import { fromSdkFailure } from "./sdk-failure";

type MessageRequest = Anthropic.MessageCreateParamsNonStreaming;

/** The models of the registry take an effort, and little of it is enough here; an older one that is named may not. */
function requestOf({ reader, row }: ModelConnection, question: ModelQuestion): MessageRequest {
  return {
    model: reader.model,
    max_tokens: answerTokensMax,
    system: question.system,
    messages: turnsOf(question),
    output_config: {
      format: { type: "json_schema", schema: question.schema },
      ...(row.models.includes(reader.model) ? { effort: "low" as const } : {}),
    },
  };
}

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
  const { baseUrl, apiKey } = connection.reader;
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
      fetch: connection.fetch,
      credential: apiKey === null ? null : { header: "x-api-key", value: apiKey },
    }),
  });
  return {
    async complete(question) {
      try {
        const request = requestOf(connection, question);
        return answerOf(await client.messages.create(request, { signal: question.signal }));
      } catch (error) {
        if (!(error instanceof Anthropic.APIError)) throw fromSdkFailure(error, null);
        const { status, headers, type } = error;
        throw fromSdkFailure(error, { status, headers, code: type });
      }
    },
  };
}
