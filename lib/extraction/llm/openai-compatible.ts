import "server-only";
import OpenAI from "openai";
import { Stream } from "openai/core/streaming";
import { z } from "zod";
import type { ModelProvider } from "@/lib/models/registry";
import { joinCompletion, readCompletion, readPlainCompletion } from "./chat-answer";
import { openAnswer } from "./event-stream";
import {
  answerTokensMax,
  type LanguageModel,
  type ModelAddress,
  type ModelAnswer,
  type ModelConnection,
  type ModelQuestion,
  type PictureQuestion,
  systemOf,
  turnsOf,
  usableNames,
} from "./language-model";
import { askLeavingOut, keepRefusals, type Part } from "./left-out";
import { createNarrowFetch } from "./narrow-fetch";
import { ProviderError } from "./provider-error";
import { fromSdkFailure, statusInStream } from "./sdk-failure";

type ChatRequest = OpenAI.Chat.ChatCompletionCreateParams;

/**
 * True for the two choices that send OpenAI's own parameters: OpenAI itself, and any server with OpenAI's
 * API.
 */
const speaksAsOpenAi = ({ reader }: ModelConnection): boolean =>
  reader.provider === "gpt4o" || reader.provider === "custom";

/** Models that accept a temperature; OpenAI's newer ones refuse every value but their default. */
const takesTemperature = /^(?:gpt-4|deepseek-|qwen)/;

/**
 * Parameters of the providers that OpenAI's API lacks: both think unless told not to, and a minute is too
 * short for that.
 */
const withoutThinking: Record<string, object> = {
  deepseek: { thinking: { type: "disabled" } },
  qwen: { enable_thinking: false },
};

/** Parts of a request that a server with OpenAI's API may refuse. */
type Left =
  | "json_schema"
  | "extras"
  | "max_completion_tokens"
  | "response_format"
  | "stream_options"
  | "stream";

const parts: readonly Part<Left>[] = [
  { name: "json_schema", parameters: ["json_schema", "response_format", "response format", "strict"] },
  { name: "extras", parameters: ["temperature", "reasoning_effort", "thinking"] },
  { name: "max_completion_tokens", parameters: ["max_completion_tokens"] },
  { name: "response_format", parameters: ["response_format", "response format", "max_tokens"] },
  { name: "stream_options", parameters: ["stream_options"], isLeftOutByName: true },
  { name: "stream", parameters: ["stream"] },
];

/** The parts that a request to this provider has in the first place. */
function partsOf(connection: ModelConnection): readonly Part<Left>[] {
  return parts.filter(({ name }) => {
    if (name === "json_schema") return connection.row.capability === "json_schema";
    return name !== "max_completion_tokens" || speaksAsOpenAi(connection);
  });
}

/**
 * How the server enforces the form of the answer; without a schema, the prompt describes the form in words.
 */
function formOf({ row }: ModelConnection, leftOut: ReadonlySet<Left>): ModelProvider["capability"] {
  if (row.capability === "text" || leftOut.has("response_format")) return "text";
  return row.capability === "json_object" || leftOut.has("json_schema") ? "json_object" : "json_schema";
}

function responseFormat(
  form: ModelProvider["capability"],
  { schema }: ModelQuestion,
): Pick<ChatRequest, "response_format"> {
  if (form === "text") return {};
  if (form === "json_object") return { response_format: { type: "json_object" } };
  return { response_format: { type: "json_schema", json_schema: { name: "events", strict: true, schema } } };
}

/** OpenAI has renamed this limit; servers that follow its older API know only the older name. */
function lengthOf(connection: ModelConnection, leftOut: ReadonlySet<Left>) {
  if (speaksAsOpenAi(connection) && !leftOut.has("max_completion_tokens"))
    return { max_completion_tokens: answerTokensMax };
  return leftOut.has("response_format") ? {} : { max_tokens: answerTokensMax };
}

/**
 * The least randomness that the model accepts. A registry model that accepts no temperature reasons, and is
 * asked to reason briefly; nothing is known about a model that the environment names.
 */
function steadiness({ reader, row }: ModelConnection): Pick<ChatRequest, "temperature" | "reasoning_effort"> {
  if (takesTemperature.test(reader.model)) return { temperature: 0 };
  return row.models.includes(reader.model) ? { reasoning_effort: "low" } : {};
}

function requestOf(
  connection: ModelConnection,
  question: ModelQuestion,
  leftOut: ReadonlySet<Left>,
): ChatRequest {
  const { provider, model } = connection.reader;
  const form = formOf(connection, leftOut);
  return {
    model,
    messages: [{ role: "system", content: systemOf(question, form === "json_schema") }, ...turnsOf(question)],
    ...responseFormat(form, question),
    ...lengthOf(connection, leftOut),
    ...(leftOut.has("extras") ? {} : { ...steadiness(connection), ...withoutThinking[provider] }),
    ...streamingOf(leftOut),
  };
}

/** Asks for the words as they come, and for the tokens used at their end. */
function streamingOf(leftOut: ReadonlySet<Left>): Pick<ChatRequest, "stream" | "stream_options"> {
  if (leftOut.has("stream")) return {};
  if (leftOut.has("stream_options")) return { stream: true };
  return { stream: true, stream_options: { include_usage: true } };
}

/** The parts that a request about a picture has. */
const picturePartsOf = (connection: ModelConnection): readonly Part<Left>[] =>
  partsOf(connection).filter(({ name }) => name === "extras" || name === "max_completion_tokens");

/** A request about a picture, which asks for no form and no stream. */
function pictureRequestOf(
  connection: ModelConnection,
  { system, user, picture }: PictureQuestion,
  leftOut: ReadonlySet<Left>,
): OpenAI.Chat.ChatCompletionCreateParamsNonStreaming {
  const { provider, model } = connection.reader;
  const url = `data:${picture.type};base64,${picture.bytes.toString("base64")}`;
  return {
    model,
    messages: [
      { role: "system", content: system },
      {
        role: "user",
        content: [
          { type: "text", text: user },
          { type: "image_url", image_url: { url } },
        ],
      },
    ],
    ...lengthOf(connection, leftOut),
    ...(leftOut.has("extras") ? {} : { ...steadiness(connection), ...withoutThinking[provider] }),
  };
}

/** An error inside a stream has no HTTP status of its own, so it gets the one that its code stands for. */
function failureOf(error: unknown) {
  if (!(error instanceof OpenAI.APIError)) return null;
  const isInStream = error.constructor === OpenAI.APIError && error.status === undefined;
  return isInStream ? { status: statusInStream(error.code) } : error;
}

/** The SDK client, bound to this address, this key and this fetch. */
const createClient = ({ baseUrl, apiKey, fetch: send }: Omit<ModelAddress, "signal">): OpenAI =>
  new OpenAI({
    // The SDK requires a key; the narrow fetch decides what is sent.
    apiKey: "unused",
    adminAPIKey: null,
    organization: null,
    project: null,
    baseURL: baseUrl,
    maxRetries: 0,
    logLevel: "off",
    fetch: createNarrowFetch({
      fetch: send,
      credential: apiKey === null ? null : { header: "authorization", value: `Bearer ${apiKey}` },
    }),
  });

/**
 * A model of OpenAI, or of any provider or server with its chat completions API: DeepSeek, Qwen, vLLM, LM
 * Studio.
 */
export function createOpenAiCompatibleModel(connection: ModelConnection): LanguageModel {
  const { baseUrl, apiKey, model } = connection.reader;
  const { fetch: send, refusal } = keepRefusals(connection.fetch);
  const client = createClient({ baseUrl, apiKey, fetch: send });
  const askOnce = async (question: ModelQuestion, leftOut: ReadonlySet<Left>): Promise<ModelAnswer> => {
    try {
      const request = requestOf(connection, question, leftOut);
      const { signal, onWords } = question;
      const opened = await openAnswer(await client.chat.completions.create(request, { signal }).asResponse());
      if ("whole" in opened) return readCompletion(opened.whole);
      const chunks = Stream.fromSSEResponse(opened.stream, new AbortController(), client);
      return await joinCompletion(chunks, onWords);
    } catch (error) {
      throw fromSdkFailure(error, failureOf(error));
    }
  };
  const transcribeOnce = async (question: PictureQuestion, leftOut: ReadonlySet<Left>) => {
    try {
      const request = pictureRequestOf(connection, question, leftOut);
      return readPlainCompletion(await client.chat.completions.create(request, { signal: question.signal }));
    } catch (error) {
      throw fromSdkFailure(error, failureOf(error));
    }
  };
  return {
    complete: (question) =>
      askLeavingOut({
        at: `${baseUrl} ${model}`,
        parts: partsOf(connection),
        refusal,
        ask: (leftOut) => askOnce(question, leftOut),
      }),
    transcribe: (question) =>
      askLeavingOut({
        at: `picture ${baseUrl} ${model}`,
        parts: picturePartsOf(connection),
        refusal,
        ask: (leftOut) => transcribeOnce(question, leftOut),
      }),
  };
}

/** The part of the answer to `GET /models` that is read. */
const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * The names of the models at a server with OpenAI's API, in its order. Throws a ProviderError for any
 * failure.
 */
export async function listOpenAiModels({ signal, ...address }: ModelAddress): Promise<string[]> {
  try {
    const answer = listSchema.safeParse(await createClient(address).get("/models", { signal }));
    if (!answer.success) throw new ProviderError("unreadable");
    return usableNames(answer.data.data.map(({ id }) => id));
  } catch (error) {
    throw fromSdkFailure(error, failureOf(error));
  }
}
