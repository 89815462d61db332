import type { ModelChoice } from "@/lib/wire/choices";
import { customKeyHeader } from "@/lib/wire/key-headers";

/** What a provider can be held to: a JSON schema, any JSON object, or words alone. */
type ModelCapability = "json_schema" | "json_object" | "text";

export interface ModelProvider {
  /** The name of the provider as a person reads it. */
  provider: string;
  /** The name of the choice on the screen. */
  label: string;
  /** The SDK that speaks to it; one file each. */
  sdk: "openai" | "anthropic" | "ollama";
  /** Model ids that were tried against this code's requests; the first is asked unless the environment names another. */
  models: readonly [string, ...string[]];
  /** The id that takes over from the first one on the day that its provider shuts it down, UTC, `YYYY-MM-DD`. */
  successor: { model: string; from: string } | null;
  capability: ModelCapability;
  officialBaseUrl: string;
  /** The hosts that the provider itself answers at; a visitor's key goes to no other address of the operator's. */
  officialHosts: readonly string[];
  /** The request header that carries a visitor's key (SPEC D5); null where there is no key. */
  keyHeader: string | null;
  /** The keys of the environment for this provider. */
  settings: { apiKey: ProviderKey | null; baseUrl: ProviderBaseUrl; model: ProviderModel };
}

/** A key of the environment that sets a provider up. */
export type ModelSetting = ProviderKey | ProviderBaseUrl | ProviderModel;

type ProviderKey =
  | "OPENAI_API_KEY"
  | "DEEPSEEK_API_KEY"
  | "ANTHROPIC_API_KEY"
  | "DASHSCOPE_API_KEY"
  | "LLM_API_KEY";
type ProviderBaseUrl =
  | "OPENAI_BASE_URL"
  | "DEEPSEEK_BASE_URL"
  | "ANTHROPIC_BASE_URL"
  | "DASHSCOPE_BASE_URL"
  | "OLLAMA_BASE_URL"
  | "LLM_BASE_URL";
type ProviderModel =
  | "OPENAI_MODEL"
  | "DEEPSEEK_MODEL"
  | "ANTHROPIC_MODEL"
  | "DASHSCOPE_MODEL"
  | "OLLAMA_MODEL"
  | "LLM_MODEL";

/**
 * Everything that tells one provider from another, one row each, by the names on the wire. Model ids and shutdown days
 * are as the providers' own pages had them in November 2026.
 */
export const modelProviders: Record<ModelChoice, ModelProvider> = {
  gpt4o: {
    provider: "OpenAI",
    label: "GPT-4o",
    sdk: "openai",
    models: ["gpt-4o", "gpt-4o-mini", "gpt-6-luna"],
    successor: { model: "gpt-6-luna", from: "2027-01-14" },
    capability: "json_schema",
    officialBaseUrl: "https://api.openai.com/v1",
    officialHosts: ["api.openai.com"],
    keyHeader: "X-OpenAI-Key",
    settings: { apiKey: "OPENAI_API_KEY", baseUrl: "OPENAI_BASE_URL", model: "OPENAI_MODEL" },
  },
  deepseek: {
    provider: "DeepSeek",
    label: "DeepSeek",
    sdk: "openai",
    models: ["deepseek-v4-flash", "deepseek-v4-pro"],
    successor: null,
    capability: "json_object",
    officialBaseUrl: "https://api.deepseek.com",
    officialHosts: ["api.deepseek.com"],
    keyHeader: "X-DeepSeek-Key",
    settings: { apiKey: "DEEPSEEK_API_KEY", baseUrl: "DEEPSEEK_BASE_URL", model: "DEEPSEEK_MODEL" },
  },
  claude: {
    provider: "Anthropic",
    label: "Claude",
    sdk: "anthropic",
    models: ["claude-haiku-5-5", "claude-sonnet-5-5", "claude-opus-5-5"],
    successor: null,
    capability: "json_schema",
    officialBaseUrl: "https://api.anthropic.com",
    officialHosts: ["api.anthropic.com"],
    keyHeader: "X-Claude-Key",
    settings: { apiKey: "ANTHROPIC_API_KEY", baseUrl: "ANTHROPIC_BASE_URL", model: "ANTHROPIC_MODEL" },
  },
  qwen: {
    provider: "Alibaba Cloud",
    label: "Qwen",
    sdk: "openai",
    models: ["qwen-plus", "qwen-flash", "qwen-max"],
    successor: null,
    capability: "json_object",
    officialBaseUrl: "https://dashscope-intl.aliyuncs.com/compatible-mode/v1",
    officialHosts: ["dashscope-intl.aliyuncs.com", "dashscope.aliyuncs.com"],
    keyHeader: "X-Qwen-Key",
    settings: { apiKey: "DASHSCOPE_API_KEY", baseUrl: "DASHSCOPE_BASE_URL", model: "DASHSCOPE_MODEL" },
  },
  ollama: {
    provider: "Ollama",
    label: "Ollama",
    sdk: "ollama",
    models: ["qwen2"],
    successor: null,
    capability: "json_schema",
    officialBaseUrl: "http://localhost:11434",
    officialHosts: [],
    keyHeader: null,
    settings: { apiKey: null, baseUrl: "OLLAMA_BASE_URL", model: "OLLAMA_MODEL" },
  },
  // SPEC B14: any server that speaks OpenAI's chat completions. Who names none is at OpenAI itself.
  custom: {
    provider: "Another server",
    label: "Another server",
    sdk: "openai",
    models: ["gpt-4o"],
    successor: null,
    capability: "json_schema",
    officialBaseUrl: "https://api.openai.com/v1",
    officialHosts: [],
    keyHeader: customKeyHeader,
    settings: { apiKey: "LLM_API_KEY", baseUrl: "LLM_BASE_URL", model: "LLM_MODEL" },
  },
};

const providerHosts: ReadonlySet<string> = new Set(
  Object.values(modelProviders).flatMap(({ officialHosts }) => officialHosts),
);

/** Whether a provider of the registry answers at this host, where it wants a key. */
export const isProviderHost = (host: string): boolean => providerHosts.has(host);

/** The model id that a provider is asked for where nobody names another, on the day of `nowMs` (epoch milliseconds). */
export function defaultModelId({ models, successor }: ModelProvider, nowMs: number): string {
  const isOver = successor !== null && nowMs >= Date.parse(`${successor.from}T00:00:00Z`);
  return isOver ? successor.model : models[0];
}
