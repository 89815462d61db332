import { z } from "zod";
import type { ModelAnswer } from "./language-model";
import { ProviderError } from "./provider-error";

/** One line of a stream, or the whole of an answer that was not streamed. */
const lineSchema = z.object({
  message: z
    .object({ content: z.string().nullish().catch(null), thinking: z.string().nullish().catch(null) })
    .nullish()
    .catch(null),
  done_reason: z.string().nullish().catch(null),
  prompt_eval_count: z.number().nullish().catch(null),
  eval_count: z.number().nullish().catch(null),
  error: z.unknown().optional(),
});

/** Passes on the lines of a stream, each once it is complete and valid JSON. */
function splitLines(): TransformStream<string, string> {
  let begun = "";
  const check = (line: string, controller: TransformStreamDefaultController<string>) => {
    if (line.trim() === "") return;
    // What is wrong with a model that had begun may be over a moment later; the words for it are the server's own.
    if (lineSchema.safeParse(JSON.parse(line)).data?.error !== undefined)
      throw new ProviderError("unavailable");
    controller.enqueue(`${line}\n`);
  };
  return new TransformStream({
    transform: (piece, controller) => {
      begun += piece;
      if (!piece.includes("\n")) return;
      const lines = begun.split("\n");
      begun = lines.pop() ?? "";
      for (const line of lines) check(line, controller);
    },
    flush: (controller) => check(begun, controller),
  });
}

/**
 * An answer as the SDK reads it without a word on the console: whole lines of JSON. A server that does not stream answers
 * with one. Throws a SyntaxError for what is no JSON, or fails with one while it is read.
 */
export async function asJsonLines(response: Response): Promise<Response> {
  if (response.headers.get("content-type")?.includes("application/json"))
    return new Response(`${JSON.stringify(await response.json())}\n`);
  const lines = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(splitLines())
    .pipeThrough(new TextEncoderStream());
  return new Response(lines ?? "");
}

/** The answer of lines, one or many; `onWords` is told the words of each as it comes. Throws a ProviderError for none. */
export async function joinLines(
  lines: AsyncIterable<unknown> | Iterable<unknown>,
  onWords: (words: string) => void,
): Promise<ModelAnswer> {
  let content: string | null = null;
  let thoughts = "";
  let last: z.infer<typeof lineSchema> | undefined;
  for await (const line of lines) {
    last = lineSchema.safeParse(line).data;
    const { content: words, thinking } = last?.message ?? {};
    if (typeof words === "string") content = (content ?? "") + words;
    if (words) onWords(words);
    thoughts += thinking ?? "";
  }
  if (last?.done_reason === "length") throw new ProviderError("cut_off");
  // Some models put all that they say among their thoughts.
  const text = content || thoughts || content;
  if (text === null) throw new ProviderError("unreadable");
  return {
    text,
    inputTokens: last?.prompt_eval_count ?? null,
    outputTokens: last?.eval_count ?? null,
  };
}
