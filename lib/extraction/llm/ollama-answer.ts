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

/**
 * Passes each line of a stream on once it is complete and valid JSON. Throws `unavailable` for a line with an
 * error.
 */
function splitLines(): TransformStream<string, string> {
  let begun = "";
  const check = (line: string, controller: TransformStreamDefaultController<string>) => {
    if (line.trim() === "") return;
    // A model that fails after it began may work again a moment later; the server's own error text is not
    // passed on.
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
 * Turns an answer into whole lines of JSON, which the SDK reads without writing to the console. A server that
 * does not stream answers with one line. Throws a SyntaxError for anything but JSON, or fails with one while
 * it is read.
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

/** The answer of these words, with what its last line says about it. */
function answerOf(text: string | null, last: z.infer<typeof lineSchema> | undefined): ModelAnswer {
  if (last?.done_reason === "length") throw new ProviderError("cut_off");
  if (text === null) throw new ProviderError("unreadable");
  return {
    text,
    inputTokens: last?.prompt_eval_count ?? null,
    outputTokens: last?.eval_count ?? null,
  };
}

/**
 * Joins the lines of an answer; `onWords` receives the words of each as it arrives. Throws a ProviderError
 * where they contain no answer.
 */
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
  // Some models write their whole answer into their thoughts.
  return answerOf(content || thoughts || content, last);
}

/** Reads an answer that came whole, whose thoughts are no part of it. Throws a ProviderError where it holds none. */
export function readPlainLine(line: unknown): ModelAnswer {
  const said = lineSchema.safeParse(line).data;
  return answerOf(said?.message?.content ?? null, said);
}
