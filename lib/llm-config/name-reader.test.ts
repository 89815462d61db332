import { describe, expect, it } from "vitest";
import { parseEnvironment } from "@/lib/env";
import { chooseReader } from "@/lib/extraction/llm/reader";
import { readServerModels } from "@/lib/extraction/llm/server-models";
import { isUrlAllowed } from "@/lib/preferences/allowed-url";
import { type LocalPreferences, nothingKept } from "@/lib/preferences/local-copy";
import { type ModelChoice, modelChoices } from "@/lib/wire/choices";
import { describeModels } from "./describe-models";
import { keyHeaders, nameReader } from "./name-reader";
import { visitorKeyRules } from "./visitor-key-rules";

const nowMs = Date.parse("2026-11-21T10:00:00Z");

function settingsWith(variables: Record<string, string>, copy: Partial<LocalPreferences> = {}) {
  const server = readServerModels(nowMs, parseEnvironment(variables));
  return {
    server,
    usesModel: true,
    config: describeModels({ server }),
    ...visitorKeyRules(server),
    preferredModel: null,
    copy: { ...nothingKept, ...copy },
  };
}
const chosen = (
  selectedModel: ModelChoice,
  { baseUrl = null, modelName = null }: { baseUrl?: string | null; modelName?: string | null } = {},
) => ({ modelSettings: { selectedModel, baseUrl, modelName } });
const keys = {
  "https://api.openai.com": "sk-1",
  "https://api.deepseek.com": "sk-2",
  "https://api.anthropic.com": "sk-3",
  "https://dashscope-intl.aliyuncs.com": "sk-4",
};
const allModelKeys = { gpt4o: "sk-1", deepseek: "sk-2", claude: "sk-3", qwen: "sk-4", custom: "sk-1" };
const ownServer = "https://api.openai.com/v2";
const addresses = [
  [null, null],
  [null, "own-model"],
  ["https://api.openai.com/v1", "own-model"],
  [ownServer, null],
  [ownServer, "own-model"],
] as const;

describe("who will read the text (SPEC S17)", () => {
  it("is the rules parser with the switch off or no model named", () => {
    expect(nameReader({ ...settingsWith({}), usesModel: false })).toEqual({ kind: "rules" });
    expect(nameReader(settingsWith({}))).toEqual({ kind: "noModel" });
  });

  it("is reported as missing a key if the named model has none", () => {
    expect(nameReader(settingsWith({}, chosen("claude")))).toEqual({ kind: "noKey", label: "Claude" });
  });

  it("is the server's own model at the server's own address for visitors who never chose", () => {
    const variables = { DEEPSEEK_API_KEY: "k", DEEPSEEK_BASE_URL: "https://gateway.example:8443/v1" };
    expect(nameReader(settingsWith(variables))).toEqual({
      kind: "model",
      label: "DeepSeek",
      host: "gateway.example:8443",
    });
    // A visitor's key never goes to the operator's gateway (SPEC D5).
    expect(nameReader(settingsWith(variables, { ...chosen("deepseek"), keys }))).toMatchObject({
      host: "api.deepseek.com",
    });
  });

  it("is the choice stored on the server if the browser has none", () => {
    const settings = {
      ...settingsWith({ OPENAI_API_KEY: "k", ANTHROPIC_API_KEY: "k" }),
      preferredModel: "claude" as const,
    };
    expect(nameReader(settings)).toMatchObject({ label: "Claude" });
  });

  it("is the reader that the server chooses, for every choice, key and address", () => {
    for (const variables of [
      {},
      { OPENAI_API_KEY: "k", DASHSCOPE_API_KEY: "k" },
      { LLM_DEFAULT_MODEL: "qwen" },
      { LLM_BASE_URL: "http://gpu.lan:8000/v1", LLM_MODEL: "llama" },
    ])
      for (const choice of modelChoices)
        for (const [baseUrl, modelName] of addresses)
          for (const ownKeys of [nothingKept.keys, keys]) {
            const address = { baseUrl, modelName };
            const settings = settingsWith(variables, { ...chosen(choice, address), keys: ownKeys });
            const reader = chooseReader({
              asked: choice,
              preferred: { selectedModel: choice, ...address, ollamaBaseUrl: null, ollamaModel: null },
              visitorKeys: ownKeys === keys ? allModelKeys : {},
              server: settings.server,
              isAllowed: isUrlAllowed,
            });
            const named = nameReader(settings);
            const host = named.kind === "model" ? named.host : null;
            expect(host, JSON.stringify({ variables, choice, ...address })).toBe(
              reader === null ? null : new URL(reader.baseUrl).host,
            );
          }
  });
});

describe("the visitor's key (SPEC D5)", () => {
  it("is sent only for the model that reads, in its provider's header", () => {
    const headers = (["gpt4o", "deepseek", "claude", "qwen", "custom"] as const).map((choice) =>
      keyHeaders(settingsWith({}, { ...chosen(choice), keys })),
    );
    expect(headers).toEqual([
      { "X-OpenAI-Key": "sk-1", "X-Model-Key-Origin": "https://api.openai.com" },
      { "X-DeepSeek-Key": "sk-2", "X-Model-Key-Origin": "https://api.deepseek.com" },
      { "X-Claude-Key": "sk-3", "X-Model-Key-Origin": "https://api.anthropic.com" },
      { "X-Qwen-Key": "sk-4", "X-Model-Key-Origin": "https://dashscope-intl.aliyuncs.com" },
      { "X-Model-Key": "sk-1", "X-Model-Key-Origin": "https://api.openai.com" },
    ]);
  });

  it("goes only to the host for which it was typed, whatever address is chosen (SPEC B14)", () => {
    const first = "http://127.0.0.1:1234";
    const second = "http://127.0.0.1:8000";
    const headersAt = (baseUrl: string) =>
      keyHeaders(settingsWith({}, { ...chosen("gpt4o", { baseUrl }), keys: { [first]: "sk-first" } }));
    expect(headersAt(`${first}/v1`)).toEqual({ "X-OpenAI-Key": "sk-first", "X-Model-Key-Origin": first });
    expect(headersAt(`${first}/other`)).toEqual({ "X-OpenAI-Key": "sk-first", "X-Model-Key-Origin": first });
    expect(headersAt(`${second}/v1`)).toEqual({});
    expect(headersAt("https://127.0.0.1:1234/v1")).toEqual({});
    expect(headersAt("https://api.openai.com/v1")).toEqual({});
  });

  it("is not sent with the switch off, for Ollama, or if there is none", () => {
    expect(keyHeaders({ ...settingsWith({}, { ...chosen("claude"), keys }), usesModel: false })).toEqual({});
    expect(keyHeaders(settingsWith({}, { ...chosen("ollama"), keys }))).toEqual({});
    expect(keyHeaders(settingsWith({}, chosen("claude")))).toEqual({});
  });
});
