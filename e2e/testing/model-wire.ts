import { z } from "zod";
import type { ModelChoice } from "@/lib/wire/choices";
import { holdsPicture, pictureBodies } from "./picture-wire";

/** A request as received. */
export interface WireRequest {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

const turns = z
  .array(z.strictObject({ role: z.enum(["system", "user", "assistant"]), content: z.string().min(1) }))
  .min(1);
const says = (word: RegExp) => (messages: z.infer<typeof turns>) =>
  messages.some(({ content }) => word.test(content));

/** OpenAI's strict mode: every object is closed, every property required, and no unknown keyword is used. */
const strictSchema: z.ZodType = z.lazy(() =>
  z.union([
    z
      .strictObject({
        type: z.literal("object"),
        properties: z.record(z.string(), strictSchema),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
        description: z.string().optional(),
      })
      .refine(({ properties, required }) => Object.keys(properties).every((name) => required.includes(name))),
    z.strictObject({
      type: z.literal("array"),
      items: strictSchema,
      description: z.string().optional(),
    }),
    z.strictObject({ type: z.enum(["string", "boolean"]), description: z.string().optional() }),
  ]),
);

const bearer = z.object({
  authorization: z
    .string()
    .regex(/^Bearer \S+$/)
    .optional(),
});
const tokens = z.int().min(1000);
const streamed = {
  stream: z.literal(true),
  stream_options: z.strictObject({ include_usage: z.literal(true) }),
};

/** Chat completions whose answer is any JSON object; the prompt must contain the word JSON. */
const jsonObjectChat = z.strictObject({
  model: z.string(),
  messages: turns.refine(says(/json/i)),
  response_format: z.strictObject({ type: z.literal("json_object") }),
  max_tokens: tokens.max(8192),
  temperature: z.number().optional(),
  ...streamed,
});

interface Wire {
  path: string;
  headers: z.ZodType;
  body: z.ZodType;
}

const openAiChat: Wire = {
  path: "/v1/chat/completions",
  headers: bearer,
  body: z.strictObject({
    model: z.string(),
    messages: turns,
    response_format: z.strictObject({
      type: z.literal("json_schema"),
      json_schema: z.strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        strict: z.literal(true),
        schema: strictSchema,
      }),
    }),
    ...streamed,
    max_completion_tokens: tokens,
    temperature: z.number().optional(),
    reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high"]).optional(),
  }),
};

/**
 * Path, headers and body of each provider, as its reference publishes them; any other field is refused.
 * OpenAI: POST /v1/chat/completions, `response_format` json_schema. DeepSeek: /chat/completions, json_object
 * with the word JSON in the prompt, `thinking`. Qwen: the same under /compatible-mode/v1, `enable_thinking`.
 * Anthropic: /v1/messages, x-api-key, anthropic-version, `output_config.format`. Ollama: /api/chat, `format`
 * a schema.
 */
const wires: Record<ModelChoice, Wire> = {
  gpt4o: openAiChat,
  custom: openAiChat,
  deepseek: {
    path: "/chat/completions",
    headers: bearer.required(),
    body: jsonObjectChat.extend({ thinking: z.strictObject({ type: z.enum(["enabled", "disabled"]) }) }),
  },
  claude: {
    path: "/v1/messages",
    headers: z.object({
      "x-api-key": z.string().min(1),
      "anthropic-version": z.literal("2026-10-21"),
      authorization: z.undefined().optional(),
    }),
    body: z.strictObject({
      model: z.string(),
      max_tokens: tokens,
      system: z.string(),
      stream: z.literal(true),
      messages: z
        .array(z.strictObject({ role: z.enum(["user", "assistant"]), content: z.string().min(1) }))
        .refine((messages) =>
          messages.every(({ role }, index) => role === (index % 2 === 0 ? "user" : "assistant")),
        ),
      output_config: z.strictObject({
        format: z.strictObject({ type: z.literal("json_schema"), schema: strictSchema }),
        effort: z.enum(["low", "medium", "high", "xhigh", "max"]).optional(),
      }),
    }),
  },
  qwen: {
    path: "/compatible-mode/v1/chat/completions",
    headers: bearer.required(),
    body: jsonObjectChat.extend({ enable_thinking: z.literal(false) }),
  },
  ollama: {
    path: "/api/chat",
    headers: z.object({
      authorization: z.undefined().optional(),
      "x-api-key": z.undefined().optional(),
    }),
    body: z.strictObject({
      model: z.string(),
      messages: turns,
      format: strictSchema,
      stream: z.literal(true),
      think: z.literal(false),
      options: z.strictObject({
        temperature: z.number(),
        num_ctx: z.int(),
        num_predict: z.int(),
      }),
    }),
  },
};

const sentHeaders = new Set([
  ..."host connection content-type content-length accept accept-encoding accept-language".split(" "),
  ..."user-agent sec-fetch-mode authorization x-api-key anthropic-version".split(" "),
]);

/** How a request deviates from the provider's reference; empty if it does not. */
export function problemsOf(choice: ModelChoice, request: WireRequest): string[] {
  const wire = wires[choice];
  const problems: string[] = [];
  if (request.method !== "POST") problems.push(`method ${request.method}`);
  if (request.path !== wire.path) problems.push(`path ${request.path}`);
  if (request.headers["content-type"] !== "application/json") problems.push("content-type");
  problems.push(...Object.keys(request.headers).filter((name) => !sentHeaders.has(name)));
  for (const [part, schema] of [
    ["headers", wire.headers],
    ["body", (holdsPicture(request.body) ? pictureBodies[choice] : wire.body) ?? z.never()],
  ] as const) {
    const parsed = schema.safeParse(request[part]);
    if (!parsed.success) problems.push(`${part}: ${z.prettifyError(parsed.error)}`);
  }
  return problems;
}

/** The base URL with which a provider's SDK asks this origin. */
export function baseUrlOf(choice: ModelChoice, origin: string): string {
  const suffix: Partial<Record<ModelChoice, string>> = {
    gpt4o: "/v1",
    custom: "/v1",
    qwen: "/compatible-mode/v1",
  };
  return `${origin}${suffix[choice] ?? ""}`;
}

export type Ending = "whole" | "cut" | "declined";

export const openAiEnding = { whole: "stop", cut: "length", declined: "content_filter" } as const;
export const claudeEnding = { whole: "end_turn", cut: "max_tokens", declined: "refusal" } as const;

/** An answer that is not streamed, in the provider's own envelope. */
export function envelopeOf(choice: ModelChoice, content: string, ending: Ending = "whole"): unknown {
  if (choice === "claude") {
    return {
      id: "msg_1",
      type: "message",
      role: "assistant",
      model: "claude",
      content: [
        { type: "thinking", thinking: "", signature: "s" },
        { type: "text", text: content },
      ],
      stop_reason: claudeEnding[ending],
      stop_sequence: null,
      usage: { input_tokens: 700, output_tokens: 90 },
    };
  }
  if (choice === "ollama") {
    return {
      model: "qwen2",
      created_at: "2026-11-21T09:00:00Z",
      message: { role: "assistant", content },
      done: true,
      done_reason: ending === "cut" ? "length" : "stop",
      prompt_eval_count: 700,
      eval_count: 90,
    };
  }
  const refusal = ending === "declined" ? "I cannot help with that." : null;
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: choice,
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: refusal === null ? content : null, refusal },
        logprobs: null,
        finish_reason: openAiEnding[ending],
      },
    ],
    usage: { prompt_tokens: 700, completion_tokens: 90, total_tokens: 790 },
  };
}
