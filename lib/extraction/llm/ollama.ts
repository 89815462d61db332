import "server-only";
import { Ollama } from "ollama";
import { z } from "zod";
import {
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
import { asJsonLines, joinLines, readPlainLine } from "./ollama-answer";
import { ProviderError, toProviderError } from "./provider-error";

/**
 * Room for the instructions, a text of full length and about forty events. Ollama's own default silently
 * truncates a long text, and a larger value needs memory that a small machine lacks.
 */
const contextTokens = 8192;
const answerTokens = 5000;

/**
 * The SDK accepts no signal for a single answer, and of a failure it keeps only the text, which it also
 * writes to the console. So this fetch adds the signal and throws a failure before the SDK reads it.
 */
function createOllamaFetch(fetchAddress: typeof fetch, signal: AbortSignal): typeof fetch {
  const send = createNarrowFetch({ fetch: fetchAddress, credential: null });
  return async (input, init) => {
    const response = await send(input, { ...init, signal });
    if (response.ok) return response;
    await response.body?.cancel();
    const retryAfter = response.headers.get("retry-after");
    throw toProviderError(null, { status: response.status, code: null, retryAfter });
  };
}

/** What a server before 0.5, or a model that does not think, refuses. */
type Left = "think" | "schema" | "format" | "stream";

const parts: readonly Part<Left>[] = [
  { name: "think", parameters: ["think"] },
  { name: "schema", parameters: ["format"] },
  { name: "format", parameters: ["format"] },
  { name: "stream", parameters: ["stream"] },
];

/** The schema is in the prompt as well, as Ollama's documentation advises. */
const requestOf = (model: string, question: ModelQuestion, leftOut: ReadonlySet<Left>) => ({
  model,
  messages: [{ role: "system", content: systemOf(question, false) }, ...turnsOf(question)],
  ...(leftOut.has("format") ? {} : { format: leftOut.has("schema") ? "json" : question.schema }),
  // A thinking model would think for minutes on a machine without a graphics card.
  ...(leftOut.has("think") ? {} : { think: false }),
  options: { temperature: 0, num_ctx: contextTokens, num_predict: answerTokens },
});

/** A request about a picture, which asks for no form. */
const pictureRequestOf = (
  model: string,
  { system, user, picture }: PictureQuestion,
  leftOut: ReadonlySet<Left>,
) => ({
  model,
  messages: [
    { role: "system", content: system },
    // Bytes and not base64: the SDK takes a string for the path of a file where there is such a file.
    { role: "user", content: user, images: [picture.bytes] },
  ],
  ...(leftOut.has("think") ? {} : { think: false }),
  options: { temperature: 0, num_ctx: contextTokens, num_predict: answerTokens },
});

/** A model of an Ollama server. */
export function createOllamaModel(connection: ModelConnection): LanguageModel {
  const { baseUrl, model } = connection.reader;
  const { fetch: send, refusal } = keepRefusals(connection.fetch);
  const clientFor = (signal: AbortSignal): Ollama => {
    const ask = createOllamaFetch(send, signal);
    return new Ollama({ host: baseUrl, fetch: async (input, init) => asJsonLines(await ask(input, init)) });
  };
  const askOnce = async (question: ModelQuestion, leftOut: ReadonlySet<Left>): Promise<ModelAnswer> => {
    const client = clientFor(question.signal);
    const request = requestOf(model, question, leftOut);
    try {
      const lines = leftOut.has("stream")
        ? [await client.chat({ ...request, stream: false })]
        : await client.chat({ ...request, stream: true });
      return await joinLines(lines, question.onWords);
    } catch (error) {
      throw toProviderError(error, { status: null, code: null, retryAfter: null });
    }
  };
  const transcribeOnce = async (question: PictureQuestion, leftOut: ReadonlySet<Left>) => {
    try {
      const request = pictureRequestOf(model, question, leftOut);
      return readPlainLine(await clientFor(question.signal).chat({ ...request, stream: false }));
    } catch (error) {
      throw toProviderError(error, { status: null, code: null, retryAfter: null });
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
        parts: parts.filter(({ name }) => name === "think"),
        refusal,
        ask: (leftOut) => transcribeOnce(question, leftOut),
      }),
  };
}

/** The part of the answer to `GET /api/tags` that is read. */
const installedSchema = z.object({ models: z.array(z.object({ name: z.string() })) });
/**
 * The names of the models at an Ollama server, each once and in its order. Throws a ProviderError for any
 * failure.
 */
export async function listOllamaModels({
  baseUrl,
  fetch: fetchAddress,
  signal,
}: ModelAddress): Promise<string[]> {
  const client = new Ollama({ host: baseUrl, fetch: createOllamaFetch(fetchAddress, signal) });
  try {
    const answer = installedSchema.safeParse(await client.list());
    if (!answer.success) throw new ProviderError("unreadable");
    return usableNames(answer.data.models.map(({ name }) => name));
  } catch (error) {
    throw toProviderError(error, { status: null, code: null, retryAfter: null });
  }
}
