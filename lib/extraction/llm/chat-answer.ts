import { z } from "zod";
import type { ModelAnswer } from "./language-model";
import { ProviderError } from "./provider-error";

/** The content of a message: one string, or a list of parts as some servers send it. */
const content = z
  .union([z.string(), z.array(z.object({ text: z.string() })).transform((parts) => joined(parts))])
  .nullish()
  .catch(null);
const words = z.string().nullish().catch(null);

/**
 * A whole message or a piece of a stream. Every field is optional, since servers differ in what they send.
 */
const messageSchema = z
  .object({
    content,
    refusal: words,
    tool_calls: z
      .array(z.object({ function: z.object({ arguments: words }) }))
      .nullish()
      .catch(null),
    reasoning_content: words,
  })
  .nullish()
  .catch(null);
type Message = z.infer<typeof messageSchema>;

const usageSchema = z
  .object({ prompt_tokens: z.number(), completion_tokens: z.number() })
  .nullish()
  .catch(null);

const completionSchema = z.object({
  choices: z
    .array(z.object({ message: messageSchema, delta: messageSchema, finish_reason: words }))
    .nullish()
    .catch(null),
  usage: usageSchema,
});

/** Everything that a server said so far, in whichever field it put it. */
interface ChatSaid {
  content: string | null;
  refusal: string;
  toolArguments: string;
  thoughts: string;
  finishReason: string | null;
  usage: z.infer<typeof usageSchema>;
}

const joined = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join("");

const nothing: ChatSaid = {
  content: null,
  refusal: "",
  toolArguments: "",
  thoughts: "",
  finishReason: null,
  usage: null,
};

/** Adds a piece of a stream to what came before it. */
function withPiece(said: ChatSaid, message: Message): ChatSaid {
  const { content: more, refusal, tool_calls: calls, reasoning_content: thoughts } = message ?? {};
  return {
    ...said,
    content: typeof more === "string" ? (said.content ?? "") + more : said.content,
    refusal: said.refusal + (refusal ?? ""),
    toolArguments: said.toolArguments + (calls?.[0]?.function.arguments ?? ""),
    thoughts: said.thoughts + (thoughts ?? ""),
  };
}

function withCompletion(said: ChatSaid, value: unknown): { said: ChatSaid; words: string } {
  const { data } = completionSchema.safeParse(value);
  const choice = data?.choices?.[0];
  const message = choice?.message ?? choice?.delta;
  const more = withPiece(said, message);
  return {
    said: {
      ...more,
      finishReason: choice?.finish_reason ?? more.finishReason,
      usage: data?.usage ?? more.usage,
    },
    words: message?.content ?? "",
  };
}

/**
 * The words of the answer, from wherever the server put them: the text, a tool call, or the thoughts if they
 * hold the answer.
 */
const wordsOf = ({ content: text, toolArguments, thoughts }: ChatSaid): string | null =>
  (text?.trim() ? text : null) ?? (toolArguments || thoughts || text);

function answerOf(said: ChatSaid): ModelAnswer {
  if (said.refusal !== "" || said.finishReason === "content_filter") throw new ProviderError("declined");
  if (said.finishReason === "length") throw new ProviderError("cut_off");
  const text = wordsOf(said);
  if (text === null) throw new ProviderError("unreadable");
  return {
    text,
    inputTokens: said.usage?.prompt_tokens ?? null,
    outputTokens: said.usage?.completion_tokens ?? null,
  };
}

/** Reads a chat completion that came whole. Throws a ProviderError for anything that is not an answer. */
export const readCompletion = (value: unknown): ModelAnswer => answerOf(withCompletion(nothing, value).said);

/** As `readCompletion`, but takes the content alone: neither thoughts nor calls are the words of a picture. */
export const readPlainCompletion = (value: unknown): ModelAnswer =>
  answerOf({ ...withCompletion(nothing, value).said, toolArguments: "", thoughts: "" });

/** Reads a chat completion that comes in chunks; `onWords` receives the words of each chunk as it arrives. */
export async function joinCompletion(
  chunks: AsyncIterable<unknown>,
  onWords: (words: string) => void,
): Promise<ModelAnswer> {
  let said = nothing;
  for await (const chunk of chunks) {
    const next = withCompletion(said, chunk);
    said = next.said;
    if (next.words !== "") onWords(next.words);
  }
  return answerOf(said);
}
