import type { ModelChoice } from "@/lib/wire/choices";
import type { Behaviour } from "./model-server";

type Body = Readonly<Record<string, unknown>>;

/** A server that does not accept every part of a request, and says so in its own words. */
export interface RefusingServer {
  name: string;
  choice: ModelChoice;
  model: string;
  /** Its answer to a request that it refuses; null for one that it accepts. */
  refuse: (body: Body) => { status: number; said: string } | null;
  /** How often it is asked for the first text; it is asked once for every other. */
  calls: number;
}

const formOf = ({ response_format: form }: Body): string =>
  typeof form === "object" && form !== null && "type" in form ? String(form.type) : "none";

const error = (message: string, parameter: string | null = null) =>
  JSON.stringify({ error: { message, type: "invalid_request_error", param: parameter, code: null } });

/** The first field of a request that a server does not accept. */
const firstOther = (body: Body, taken: readonly string[]): string | undefined =>
  Object.keys(body).find((name) => !taken.includes(name));

const common = ["model", "messages", "temperature", "response_format", "max_tokens", "stream"];

/**
 * Servers that many people use, with their answers to parts they do not know (November 2026, from their
 * documents and issues).
 */
export const refusingServers: RefusingServer[] = [
  {
    name: "Groq, a model without structured output",
    choice: "gpt4o",
    model: "llama-3.3-70b-versatile",
    refuse: (body) =>
      formOf(body) !== "json_schema"
        ? null
        : {
            status: 400,
            said: error(
              "This model does not support response format `json_schema`. See supported models at https://console.groq.com/docs/structured-outputs#supported-models",
              "response_format",
            ),
          },
    calls: 2,
  },
  {
    name: "Mistral",
    choice: "gpt4o",
    model: "mistral-small-latest",
    refuse: (body) => {
      const other = firstOther(body, common);
      if (other === undefined) return null;
      const detail = [
        { type: "extra_forbidden", loc: ["body", other], msg: "Extra inputs are not permitted" },
      ];
      return { status: 422, said: JSON.stringify({ object: "error", message: { detail }, code: null }) };
    },
    calls: 3,
  },
  {
    name: "vLLM, a model without a guided grammar",
    choice: "gpt4o",
    model: "qwen2.5-7b-instruct",
    refuse: (body) =>
      formOf(body) === "none"
        ? null
        : {
            status: 400,
            said: JSON.stringify({
              object: "error",
              message: "Failed to compile the grammar for guided decoding",
              type: "BadRequestError",
              param: null,
              code: 400,
            }),
          },
    calls: 3,
  },
  {
    name: "LM Studio",
    choice: "gpt4o",
    model: "gemma-3-4b",
    refuse: (body) =>
      formOf(body) === "json_object"
        ? {
            status: 400,
            said: JSON.stringify({ error: "'response_format.type' must be 'json_schema' or 'text'" }),
          }
        : null,
    calls: 1,
  },
  {
    name: "LM Studio, a model without a grammar",
    choice: "gpt4o",
    model: "old-model",
    refuse: (body) =>
      formOf(body) === "none"
        ? null
        : { status: 400, said: JSON.stringify({ error: "'response_format.type' must be 'text'" }) },
    calls: 3,
  },
  {
    name: "Gemini's compatible endpoint",
    choice: "gpt4o",
    model: "gemini-2.5-flash",
    refuse: (body) =>
      "max_completion_tokens" in body
        ? {
            status: 400,
            said: JSON.stringify([
              {
                error: {
                  code: 400,
                  message:
                    'Invalid JSON payload received. Unknown name "max_completion_tokens": Cannot find field.',
                  status: "INVALID_ARGUMENT",
                },
              },
            ]),
          }
        : null,
    calls: 2,
  },
  {
    name: "OpenAI, a model that thinks",
    choice: "gpt4o",
    model: "gpt-4-thinking",
    refuse: (body) =>
      "temperature" in body
        ? {
            status: 400,
            said: error(
              "Unsupported parameter: 'temperature' is not supported with this model.",
              "temperature",
            ),
          }
        : null,
    calls: 2,
  },
  {
    name: "a gateway of Qwen that does not know enable_thinking",
    choice: "qwen",
    model: "qwen-plus",
    refuse: (body) =>
      "enable_thinking" in body
        ? { status: 400, said: error("Unrecognized request argument: enable_thinking") }
        : null,
    calls: 2,
  },
  {
    name: "a gateway that does not stream",
    choice: "gpt4o",
    model: "gpt-4o",
    refuse: (body) =>
      "stream" in body ? { status: 400, said: error("Unsupported parameter: stream", "stream") } : null,
    calls: 2,
  },
  {
    name: "a gateway of Anthropic that does not stream",
    choice: "claude",
    model: "claude-haiku-5-5",
    refuse: (body) =>
      "stream" in body
        ? {
            status: 400,
            said: JSON.stringify({ type: "error", error: { message: "stream: not permitted" } }),
          }
        : null,
    calls: 2,
  },
  {
    name: "a gateway of Ollama that does not stream",
    choice: "ollama",
    model: "qwen2",
    refuse: ({ stream }) =>
      stream === true ? { status: 400, said: JSON.stringify({ error: "stream is not supported" }) } : null,
    calls: 2,
  },
  {
    name: "Anthropic, an older model",
    choice: "claude",
    model: "claude-haiku-4-5",
    refuse: (body) =>
      "output_config" in body
        ? {
            status: 400,
            said: JSON.stringify({
              type: "error",
              error: {
                type: "invalid_request_error",
                message: "output_config: Extra inputs are not permitted",
              },
            }),
          }
        : null,
    calls: 2,
  },
  {
    name: "Ollama before 0.5",
    choice: "ollama",
    model: "qwen2",
    refuse: ({ format }) =>
      typeof format === "object"
        ? {
            status: 400,
            said: JSON.stringify({
              error: "json: cannot unmarshal object into Go struct field ChatRequest.format of type string",
            }),
          }
        : null,
    calls: 2,
  },
  {
    name: "Ollama, a model without thinking",
    choice: "ollama",
    model: "qwen2",
    refuse: (body) =>
      "think" in body
        ? { status: 400, said: JSON.stringify({ error: '"qwen2" does not support thinking' }) }
        : null,
    calls: 2,
  },
];

/** Answers requests that it accepts, and refuses the rest in its own words. */
export const playRefusing =
  ({ refuse }: RefusingServer, content: string): Behaviour =>
  ({ request, answer, fail }) => {
    const refused = refuse(Object(request.body));
    if (refused === null) answer(content);
    else fail(refused.status, {}, refused.said);
  };
