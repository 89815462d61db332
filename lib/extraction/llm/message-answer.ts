import { z } from "zod";
import type { ModelAnswer } from "./language-model";
import { ProviderError } from "./provider-error";

const words = z.string().nullish().catch(null);
const usageSchema = z
  .object({
    input_tokens: z.number().nullish().catch(null),
    output_tokens: z.number().nullish().catch(null),
  })
  .nullish()
  .catch(null);

const messageSchema = z.object({
  content: z.array(z.object({ type: z.string(), text: words })).catch([]),
  stop_reason: words,
  usage: usageSchema,
});
type Message = z.infer<typeof messageSchema>;

/**
 * The events of a stream: the message at its start, pieces of its text, and at the end the reason why it
 * stopped.
 */
const eventSchema = z.object({
  message: z.object({ usage: usageSchema }).nullish().catch(null),
  delta: z.object({ type: words, text: words, stop_reason: words }).nullish().catch(null),
  usage: usageSchema,
});

const nothing: Message = { content: [], stop_reason: null, usage: null };

/**
 * Finds the text by its type, since an answer may begin with a thinking block; throws for anything that is
 * not an answer.
 */
function answerOf({ content, stop_reason: reason, usage }: Message): ModelAnswer {
  if (reason === "refusal") throw new ProviderError("declined");
  if (reason === "max_tokens" || reason === "model_context_window_exceeded")
    throw new ProviderError("cut_off");
  const text = content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("");
  if (text === "") throw new ProviderError("unreadable");
  return { text, inputTokens: usage?.input_tokens ?? null, outputTokens: usage?.output_tokens ?? null };
}

/** Reads a message that came whole. Throws a ProviderError for anything that is not an answer. */
export const readMessage = (value: unknown): ModelAnswer =>
  answerOf(messageSchema.safeParse(value).data ?? nothing);

/** Reads a message that comes in events; `onWords` receives the words of each event as it arrives. */
export async function joinMessage(
  events: AsyncIterable<unknown>,
  onWords: (words: string) => void,
): Promise<ModelAnswer> {
  let text = "";
  let reason: string | null = null;
  let usage: NonNullable<Message["usage"]> = {};
  for await (const event of events) {
    const { message, delta, usage: spent } = eventSchema.safeParse(event).data ?? {};
    usage = {
      input_tokens: message?.usage?.input_tokens ?? usage.input_tokens,
      output_tokens: spent?.output_tokens ?? usage.output_tokens,
    };
    reason = delta?.stop_reason ?? reason;
    if (delta?.type !== "text_delta" || !delta.text) continue;
    text += delta.text;
    onWords(delta.text);
  }
  return answerOf({ content: [{ type: "text", text }], stop_reason: reason, usage });
}
