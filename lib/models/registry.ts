import { type ModelChoice, modelChoices } from "@/lib/wire/choices";

/**
 * How strictly a provider can hold an answer to its form: by a JSON schema, to any JSON object, or by words
 * alone.
 */
type ModelCapability = "json_schema" | "json_object" | "text";

/** The facts about a provider that its row states. */
interface ProviderRow {
  /** The provider's name, as people know it. */
  provider: string;
  /** The name of the choice on the screen. */
  label: string;
  /** The SDK that sends the requests; each has its own file. */
  sdk: "openai" | "anthropic" | "ollama";
  /**
   * Model ids that were tried with this code's requests; the first is used unless the environment names
   * another.
   */
  models: readonly [string, ...string[]];
  /**
   * The id that replaces the first one from the UTC day (`YYYY-MM-DD`) on which its provider shuts it down.
   */
  successor: { model: string; from: string } | null;
  capability: ModelCapability;
  /**
   * The names of its models that take pictures, at whatever server (SPEC D13); a name that it does not match
   * counts as one that takes none.
   */
  pictureModels: RegExp | null;
  officialBaseUrl: string;
  /** The provider's own hosts; a visitor's key is not sent to any other address that the operator set. */
  officialHosts: readonly string[];
  /**
   * The `Name` of the request header `X-Name-Key` that carries a visitor's key (SPEC D5); null where there is
   * no key.
   */
  keyName: string | null;
  /** The prefix of its environment keys: `NAME_API_KEY`, `NAME_BASE_URL`, `NAME_MODEL`. */
  prefix: string;
  /** Descriptions of those keys, where they differ from the usual ones. */
  settingWords: { apiKey?: string; baseUrl?: string; model?: string };
}

/**
 * Everything that distinguishes one provider from another: one row each, by the name on the wire. Model ids
 * and shutdown days are those of the providers' own pages in November 2026.
 */
const rows = {
  gpt4o: {
    provider: "OpenAI",
    label: "GPT-4o",
    sdk: "openai",
    models: ["gpt-4o", "gpt-4o-mini", "gpt-6-luna"],
    successor: { model: "gpt-6-luna", from: "2027-01-14" },
    capability: "json_schema",
    pictureModels: /^gpt-(?:4o|4\.1|5|6)/,
    officialBaseUrl: "https://api.openai.com/v1",
    officialHosts: ["api.openai.com"],
    keyName: "OpenAI",
    prefix: "OPENAI",
    settingWords: {
      apiKey: "the server's own key for OpenAI; it goes to `OPENAI_BASE_URL` alone",
      baseUrl: "the server's own address for OpenAI, or for a server that speaks as OpenAI does",
    },
  },
  deepseek: {
    provider: "DeepSeek",
    label: "DeepSeek",
    sdk: "openai",
    models: ["deepseek-v4-flash", "deepseek-v4-pro"],
    successor: null,
    capability: "json_object",
    pictureModels: null,
    officialBaseUrl: "https://api.deepseek.com",
    officialHosts: ["api.deepseek.com"],
    keyName: "DeepSeek",
    prefix: "DEEPSEEK",
    settingWords: {},
  },
  claude: {
    provider: "Anthropic",
    label: "Claude",
    sdk: "anthropic",
    models: ["claude-haiku-5-5", "claude-sonnet-5-5", "claude-opus-5-5"],
    successor: null,
    capability: "json_schema",
    pictureModels: /^claude-(?!2|instant)/,
    officialBaseUrl: "https://api.anthropic.com",
    officialHosts: ["api.anthropic.com"],
    keyName: "Claude",
    prefix: "ANTHROPIC",
    settingWords: {},
  },
  qwen: {
    provider: "Alibaba Cloud",
    label: "Qwen",
    sdk: "openai",
    models: ["qwen-plus", "qwen-flash", "qwen-max"],
    successor: null,
    capability: "json_object",
    pictureModels: /^qwen[\d.]*-vl/,
    officialBaseUrl: "https://dashscope-intl.aliyuncs.com/compatible-mode/v1",
    officialHosts: ["dashscope-intl.aliyuncs.com", "dashscope.aliyuncs.com"],
    keyName: "Qwen",
    prefix: "DASHSCOPE",
    settingWords: {},
  },
  ollama: {
    provider: "Ollama",
    label: "Ollama",
    sdk: "ollama",
    models: ["qwen2"],
    successor: null,
    capability: "json_schema",
    pictureModels: /llava|minicpm-v|moondream|vision|qwen[\d.]*-?vl|llama4|gemma3(?!:(?:1b|270m))/,
    officialBaseUrl: "http://localhost:11434",
    officialHosts: [],
    keyName: null,
    prefix: "OLLAMA",
    settingWords: {
      baseUrl:
        "where Ollama is, for visitors who chose no address of their own; setting it offers Ollama to everyone",
      model: "the model asked for there, for visitors who chose none",
    },
  },
  // SPEC B14: any server with OpenAI's chat completions API. A visitor who names no server is at OpenAI
  // itself.
  custom: {
    provider: "Another server",
    label: "Another server",
    sdk: "openai",
    models: ["gpt-4o"],
    successor: null,
    capability: "json_schema",
    // What its name says: what else a server has, nobody here knows.
    pictureModels:
      /llava|pixtral|vision|[\d-]vl\b|(?:^|\/)(?:gpt-(?:4o|4\.1|5|6)|claude-(?!2|instant)|gemini-)/,
    officialBaseUrl: "https://api.openai.com/v1",
    officialHosts: [],
    keyName: "Model",
    prefix: "LLM",
    settingWords: {
      apiKey: "the server's own key for it, where it wants one; it goes to `LLM_BASE_URL` alone",
      baseUrl:
        "any other server that speaks OpenAI's chat completions: vLLM, LM Studio, Groq, Mistral, OpenRouter, a gateway; setting it offers it to everyone as `custom`",
      model: "the model asked for there",
    },
  },
} as const satisfies Readonly<Record<ModelChoice, ProviderRow>>;

type Prefix = (typeof rows)[ModelChoice]["prefix"];

/** An environment key that sets a provider up. */
export type ModelSetting = `${Prefix}_${"API_KEY" | "BASE_URL" | "MODEL"}`;

export interface ModelProvider extends Omit<ProviderRow, "keyName" | "prefix" | "settingWords"> {
  /** The request header that carries a visitor's key (SPEC D5); null where there is no key. */
  keyHeader: string | null;
  /** The environment keys of this provider. */
  settings: { apiKey: ModelSetting | null; baseUrl: ModelSetting; model: ModelSetting };
  /** The descriptions of those keys, by their names. */
  settingWords: Partial<Record<ModelSetting, string>>;
}

function providerOf(choice: ModelChoice): ModelProvider {
  const { keyName, prefix, settingWords, ...row } = rows[choice];
  const said: ProviderRow["settingWords"] = settingWords;
  const settings = {
    apiKey: keyName === null ? null : (`${prefix}_API_KEY` as const),
    baseUrl: `${prefix}_BASE_URL` as const,
    model: `${prefix}_MODEL` as const,
  };
  const { label } = row;
  return {
    ...row,
    keyHeader: keyName === null ? null : `X-${keyName}-Key`,
    settings,
    settingWords: {
      ...(settings.apiKey !== null && {
        [settings.apiKey]: said.apiKey ?? `the server's own key for ${label}`,
      }),
      [settings.baseUrl]: said.baseUrl ?? `the server's own address for ${label}`,
      [settings.model]: said.model ?? "the model asked for",
    },
  };
}

/** One value for each model that can be chosen. */
export function eachModel<Value>(make: (choice: ModelChoice) => Value): Record<ModelChoice, Value>;
/** The implementation: the compiler cannot tell which keys `Object.fromEntries` makes. */
export function eachModel(make: (choice: ModelChoice) => unknown): Record<string, unknown> {
  return Object.fromEntries(modelChoices.map((choice) => [choice, make(choice)]));
}

/** The providers by their names on the wire, each with what follows from its row. */
export const modelProviders: Readonly<Record<ModelChoice, ModelProvider>> = eachModel(providerOf);

const providerHosts: ReadonlySet<string> = new Set(
  Object.values(modelProviders).flatMap(({ officialHosts }) => officialHosts),
);

/** Whether this host belongs to a provider of the registry, which requires a key. */
export const isProviderHost = (host: string): boolean => providerHosts.has(host);

/** Whether this model of a provider takes pictures, as its row says (SPEC D13). */
export const takesPictures = (choice: ModelChoice, model: string): boolean =>
  modelProviders[choice].pictureModels?.test(model) ?? false;

/** The model id for a provider when nobody names one, on the day of `nowMs` (epoch milliseconds). */
export function defaultModelId({ models, successor }: ModelProvider, nowMs: number): string {
  const isOver = successor !== null && nowMs >= Date.parse(`${successor.from}T00:00:00Z`);
  return isOver ? successor.model : models[0];
}
