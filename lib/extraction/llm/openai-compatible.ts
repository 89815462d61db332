import "server-only";
import OpenAI from "openai";
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

type ChatRequest = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;

/** Models that take a temperature; OpenAI's newer ones refuse every value but their own. */
const takesTemperature = /^(?:gpt-4|deepseek-|qwen)/;

/** What the providers have beyond OpenAI's API: both think unless told not to, which a minute does not allow. */
const withoutThinking: Record<string, object> = {
  deepseek: { thinking: { type: "disabled" } },
  qwen: { enable_thinking: false },
};

function responseFormat(
  { row }: ModelConnection,
  { schema }: ModelQuestion,
): Pick<ChatRequest, "response_format"> {
  if (row.capability === "text") return {};
  if (row.capability === "json_object") return { response_format: { type: "json_object" } };
  return { response_format: { type: "json_schema", json_schema: { name: "events", strict: true, schema } } };
}

/**
 * As little chance as the model lets itself be told. A model of the registry that takes no temperature thinks, and is
 * asked to do so briefly; of one that the environment names nothing is known.
 */
function steadiness({ reader, row }: ModelConnection): Pick<ChatRequest, "temperature" | "reasoning_effort"> {
  if (takesTemperature.test(reader.model)) return { temperature: 0 };
  return row.models.includes(reader.model) ? { reasoning_effort: "low" } : {};
}

function requestOf(connection: ModelConnection, question: ModelQuestion): ChatRequest {
  const { provider, model } = connection.reader;
  return {
    model,
    messages: [{ role: "system", content: question.system }, ...turnsOf(question)],
    ...responseFormat(connection, question),
    // OpenAI has renamed this limit; the servers that speak as it once did know the older name alone.
    ...(provider === "gpt4o" ? { max_completion_tokens: answerTokensMax } : { max_tokens: answerTokensMax }),
    ...steadiness(connection),
    ...withoutThinking[provider],
  };
}

/** The SDK hands on whatever was sent, a page of HTML too, so nothing of the type it promises is taken for granted. */
function answerOf(completion: Partial<OpenAI.ChatCompletion> | undefined): ModelAnswer {
  const choice = completion?.choices?.[0];
  if (choice?.message?.refusal || choice?.finish_reason === "content_filter")
    throw new ProviderError("declined");
  if (choice?.finish_reason === "length") throw new ProviderError("cut_off");
  const text = choice?.message?.content;
  if (typeof text !== "string") throw new ProviderError("unreadable");
  return {
    text,
    inputTokens: completion?.usage?.prompt_tokens ?? null,
    outputTokens: completion?.usage?.completion_tokens ?? null,
  };
}

/** A model of OpenAI, or of a provider or server that speaks OpenAI's chat completions: DeepSeek, Qwen, vLLM, LM Studio. */
export function createOpenAiCompatibleModel(connection: ModelConnection): LanguageModel {
  const { baseUrl, apiKey } = connection.reader;
  const client = new OpenAI({
    // The SDK insists on a key; what is sent is decided by the narrow fetch.
    apiKey: "unused",
    adminAPIKey: null,
    organization: null,
    project: null,
    baseURL: baseUrl,
    maxRetries: 0,
    logLevel: "off",
    fetch: createNarrowFetch({
      fetch: connection.fetch,
      credential: apiKey === null ? null : { header: "authorization", value: `Bearer ${apiKey}` },
    }),
  });
  return {
    async complete(question) {
      try {
        const request = requestOf(connection, question);
        return answerOf(await client.chat.completions.create(request, { signal: question.signal }));
      } catch (error) {
        throw fromSdkFailure(error, error instanceof OpenAI.APIError ? error : null);
      }
    },
  };
}
