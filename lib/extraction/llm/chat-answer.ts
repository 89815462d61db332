import { z } from "zod";
import type { ModelAnswer } from "./language-model";
import { ProviderError } from "./provider-error";

/** Words, or their parts, which some servers send in place of one text. */
const content = z
  .union([z.string(), z.array(z.object({ text: z.string() })).transform((parts) => joined(parts))])
  .nullish()
  .catch(null);
const words = z.string().nullish().catch(null);

/** What a server says at once, or a piece of it; nothing of the form that is promised is taken for granted. */
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

/** What a server said in all, wherever it put it. */
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

/** Adds a piece to what was said before it. */
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

/** Where a server put its words: the text, the call of a tool, or the thoughts in which the answer stands. */
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

/** The answer of a chat completion that came whole. Throws a ProviderError for one that is no answer. */
export const readCompletion = (value: unknown): ModelAnswer => answerOf(withCompletion(nothing, value).said);

/** The answer of a chat completion that comes in chunks; `onWords` is told the words of each as it comes. */
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
