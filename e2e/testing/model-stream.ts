import type { ModelChoice } from "@/lib/wire/choices";
import { claudeEnding, type Ending, openAiEnding } from "./model-wire";

/**
 * How many characters arrive at once, as a model's tokens do; no piece ends at the end of a word or an event.
 */
const pieceLength = 11;

function piecesOf(content: string): string[] {
  const count = Math.ceil(content.length / pieceLength);
  return Array.from({ length: count }, (_, at) => content.slice(at * pieceLength, (at + 1) * pieceLength));
}

const said = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const named = (data: { type: string; [field: string]: unknown }) => `event: ${data.type}\n${said(data)}`;

/** `chat.completion.chunk`s; the last one before `[DONE]` has the usage and no choice. */
function chatChunks(choice: ModelChoice, content: string, ending: Ending): string[] {
  const base = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: choice };
  const chunk = (delta: object, reason: string | null = null) =>
    said({ ...base, choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }], usage: null });
  const words =
    ending === "declined"
      ? [chunk({ refusal: "I cannot help with that." })]
      : piecesOf(content).map((piece) => chunk({ content: piece }));
  const usage = { prompt_tokens: 700, completion_tokens: 90, total_tokens: 790 };
  return [
    chunk({ role: "assistant", content: "" }),
    ...words,
    chunk({}, openAiEnding[ending]),
    said({ ...base, choices: [], usage }),
    "data: [DONE]\n\n",
  ];
}

/** Named events: a thinking block that is not shown, then a text block, with a `ping` between. */
function messageEvents(content: string, ending: Ending): string[] {
  const message = { id: "msg_1", type: "message", role: "assistant", model: "claude", content: [] };
  const text = (piece: string) =>
    named({ type: "content_block_delta", index: 1, delta: { type: "text_delta", text: piece } });
  const stopped = (index: number) => named({ type: "content_block_stop", index });
  return [
    named({
      type: "message_start",
      message: { ...message, stop_reason: null, usage: { input_tokens: 700, output_tokens: 1 } },
    }),
    named({
      type: "content_block_start",
      index: 0,
      content_block: { type: "thinking", thinking: "", signature: "" },
    }),
    stopped(0),
    named({ type: "ping" }),
    named({ type: "content_block_start", index: 1, content_block: { type: "text", text: "" } }),
    ...piecesOf(content).map(text),
    stopped(1),
    named({
      type: "message_delta",
      delta: { stop_reason: claudeEnding[ending], stop_sequence: null },
      usage: { output_tokens: 90 },
    }),
    named({ type: "message_stop" }),
  ];
}

/** A line of JSON for each piece, and one that says how the answer ended. */
function ollamaLines(content: string, ending: Ending): string[] {
  const base = { model: "qwen2", created_at: "2026-11-21T09:00:00Z" };
  const line = (words: string, more: object) =>
    `${JSON.stringify({ ...base, message: { role: "assistant", content: words }, ...more })}\n`;
  const last = {
    done: true,
    done_reason: ending === "cut" ? "length" : "stop",
    prompt_eval_count: 700,
    eval_count: 90,
  };
  return [...piecesOf(content).map((piece) => line(piece, { done: false })), line("", last)];
}

/** An answer in the pieces of the provider's own stream, as its reference has them. */
export function streamOf(choice: ModelChoice, content: string, ending: Ending = "whole"): string[] {
  if (choice === "claude") return messageEvents(content, ending);
  return choice === "ollama" ? ollamaLines(content, ending) : chatChunks(choice, content, ending);
}

/** The pieces of a stream of two events up to one inside the second event, and the pieces after it. */
export function halvesOf(pieces: readonly string[]): [string[], string[]] {
  const at = Math.ceil(pieces.length * 0.7);
  return [pieces.slice(0, at), pieces.slice(at)];
}

/** An error that a provider reports after its stream has begun. */
export function errorInStream(choice: ModelChoice): string {
  const message = "raw words of the provider";
  if (choice === "ollama") return `${JSON.stringify({ error: message })}\n`;
  if (choice !== "claude") return said({ error: { message, type: "server_error", code: "server_error" } });
  return `event: error\n${said({ type: "error", error: { type: "overloaded_error", message } })}`;
}

/** A piece that keeps a stream open without content. */
export function keepAliveOf(choice: ModelChoice): string {
  if (choice === "claude") return named({ type: "ping" });
  if (choice === "ollama") return "\n";
  return choice === "deepseek" ? ": keep-alive\n\n" : ": still here\n\n";
}

/** The content type of the provider's stream. */
export const streamType = (choice: ModelChoice): string =>
  choice === "ollama" ? "application/x-ndjson" : "text/event-stream; charset=utf-8";
