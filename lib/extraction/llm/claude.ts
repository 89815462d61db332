import "server-only";
import Anthropic from "@anthropic-ai/sdk";
import { Stream } from "@anthropic-ai/sdk/core/streaming";
import { z } from "zod";
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
import { joinMessage, readMessage } from "./message-answer";
import { createNarrowFetch } from "./narrow-fetch";
import { ProviderError } from "./provider-error";
import { fromSdkFailure, statusInStream } from "./sdk-failure";

type MessageRequest = Anthropic.MessageCreateParams;

/** Parts of a request that an older model, or a gateway in front of it, may refuse. */
type Left = "effort" | "format" | "stream";

const parts: readonly Part<Left>[] = [
  { name: "effort", parameters: ["effort"] },
  { name: "format", parameters: ["output_config", "format"] },
  { name: "stream", parameters: ["stream"] },
];

/**
 * The answer's schema, and for models of the registry a low effort, which is enough here; an older model that
 * the environment names may refuse an effort.
 */
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
  ...(leftOut.has("stream") ? {} : { stream: true }),
});

/** A request about a picture, which asks for no form and no stream. */
const pictureRequestOf = (
  { reader, row }: ModelConnection,
  { system, user, picture }: PictureQuestion,
  leftOut: ReadonlySet<Left>,
): Anthropic.MessageCreateParamsNonStreaming => ({
  model: reader.model,
  max_tokens: answerTokensMax,
  system,
  messages: [
    {
      role: "user",
      content: [
        {
          type: "image",
          source: { type: "base64", media_type: picture.type, data: picture.bytes.toString("base64") },
        },
        { type: "text", text: user },
      ],
    },
  ],
  ...(row.models.includes(reader.model) && !leftOut.has("effort")
    ? { output_config: { effort: "low" } }
    : {}),
});

/** An error inside a stream has no HTTP status of its own, so it gets the one that its code stands for. */
function failureOf(error: unknown) {
  if (!(error instanceof Anthropic.APIError)) return null;
  const { status, headers, type } = error;
  const isInStream = error.constructor === Anthropic.APIError && status === undefined;
  return isInStream ? { status: statusInStream(type), code: type } : { status, headers, code: type };
}

/** The SDK client, bound to this address, this key and this fetch. */
const createClient = ({ baseUrl, apiKey, fetch: send }: Omit<ModelAddress, "signal">): Anthropic =>
  new Anthropic({
    // The SDK requires a key; the narrow fetch decides what is sent.
    apiKey: "unused",
    webhookKey: null,
    baseURL: baseUrl,
    maxRetries: 0,
    logLevel: "off",
    // The environment could otherwise make its tracing record what is sent.
    openTelemetry: { traces: false, propagation: false },
    fetch: createNarrowFetch({
      fetch: send,
      credential: apiKey === null ? null : { header: "x-api-key", value: apiKey },
    }),
  });

/** A model of Anthropic's Messages API. */
export function createClaudeModel(connection: ModelConnection): LanguageModel {
  const { baseUrl, apiKey, model } = connection.reader;
  const { fetch: send, refusal } = keepRefusals(connection.fetch);
  const client = createClient({ baseUrl, apiKey, fetch: send });
  const askOnce = async (question: ModelQuestion, leftOut: ReadonlySet<Left>): Promise<ModelAnswer> => {
    try {
      const request = requestOf(connection, question, leftOut);
      const { signal, onWords } = question;
      const opened = await openAnswer(await client.messages.create(request, { signal }).asResponse());
      if ("whole" in opened) return readMessage(opened.whole);
      return await joinMessage(Stream.fromSSEResponse(opened.stream, new AbortController(), client), onWords);
    } catch (error) {
      throw fromSdkFailure(error, failureOf(error));
    }
  };
  const transcribeOnce = async (question: PictureQuestion, leftOut: ReadonlySet<Left>) => {
    try {
      const request = pictureRequestOf(connection, question, leftOut);
      return readMessage(await client.messages.create(request, { signal: question.signal }));
    } catch (error) {
      throw fromSdkFailure(error, failureOf(error));
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
    transcribe: (question) =>
      askLeavingOut({
        at: `picture ${baseUrl} ${model}`,
        parts: parts.filter(({ name }) => name === "effort"),
        refusal,
        ask: (leftOut) => transcribeOnce(question, leftOut),
      }),
  };
}

/** The part of the answer to `GET /v1/models` that is read. */
const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The names of Anthropic's models, in its order. Throws a ProviderError for any failure. */
export async function listClaudeModels({ signal, ...address }: ModelAddress): Promise<string[]> {
  try {
    const answer = listSchema.safeParse(await createClient(address).get("/v1/models", { signal }));
    if (!answer.success) throw new ProviderError("unreadable");
    return usableNames(answer.data.data.map(({ id }) => id));
  } catch (error) {
    throw fromSdkFailure(error, failureOf(error));
  }
}
