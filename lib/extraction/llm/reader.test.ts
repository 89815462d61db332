import { describe, expect, it } from "vitest";
import { parseEnvironment } from "@/lib/env";
import { written } from "@/lib/messages/phrase";
import { operatorUrlsOf } from "@/lib/outbound/operator-urls";
import { isAllowedBaseUrl } from "@/lib/preferences/base-urls";
import { chooseReader, type PreferredModel, type ReaderQuestion, readVisitorKeys } from "./reader";
import { readServerModels } from "./server-models";

const nowMs = Date.parse("2026-11-21T10:00:00Z");
const neverChosen: PreferredModel = {
  selectedModel: null,
  baseUrl: null,
  ollamaBaseUrl: null,
  ollamaModel: null,
  modelName: null,
};

function ask(
  variables: Record<string, string>,
  question: Partial<Omit<ReaderQuestion, "preferred">> & { preferred?: Partial<PreferredModel> },
) {
  const given = parseEnvironment(variables);
  return chooseReader({
    asked: undefined,
    visitorKeys: {},
    server: readServerModels(nowMs, given),
    isAllowed: (url, use) =>
      isAllowedBaseUrl({ url, use, operatorUrls: operatorUrlsOf(given), isServerless: false }),
    ...question,
    preferred: question.preferred ? { ...neverChosen, ...question.preferred } : null,
  });
}

describe("chooseReader", () => {
  it("chooses no reader where no model is named", () => {
    expect(ask({}, {})).toBeNull();
    expect(ask({}, { visitorKeys: { gpt4o: "sk-own" } })).toBeNull();
  });

  it("prefers the request's model, then the preference, then the server's default, then a model with a key", () => {
    const variables = {
      LLM_DEFAULT_MODEL: "claude",
      OPENAI_API_KEY: "k1",
      DEEPSEEK_API_KEY: "k2",
      ANTHROPIC_API_KEY: "k3",
      DASHSCOPE_API_KEY: "k4",
    };
    const preferred = { selectedModel: "qwen" } as const;
    expect(ask(variables, { asked: "deepseek", preferred })?.provider).toBe("deepseek");
    expect(ask(variables, { preferred })?.provider).toBe("qwen");
    expect(ask(variables, { preferred: {} })?.provider).toBe("claude");
    expect(ask({ DEEPSEEK_API_KEY: "k2", ANTHROPIC_API_KEY: "k3" }, {})?.provider).toBe("deepseek");
    expect(ask({ OLLAMA_BASE_URL: "http://gpu.lan:11434" }, {})?.provider).toBe("ollama");
  });

  it("does not replace a model without a key by another", () => {
    expect(ask({ OPENAI_API_KEY: "k1" }, { asked: "claude" })).toBeNull();
    expect(ask({ OPENAI_API_KEY: "k1" }, { preferred: { selectedModel: "qwen" } })).toBeNull();
  });

  it("prefers the visitor's key to the server's, and sends it to the provider itself", () => {
    const variables = { DEEPSEEK_API_KEY: "server", DEEPSEEK_BASE_URL: "https://gateway.example/v1" };
    expect(ask(variables, { asked: "deepseek", visitorKeys: { deepseek: "own" } })).toEqual({
      provider: "deepseek",
      model: "deepseek-v4-flash",
      baseUrl: "https://api.deepseek.com",
      apiKey: "own",
      keyFrom: "visitor",
    });
    expect(ask(variables, { asked: "deepseek" })).toMatchObject({
      baseUrl: "https://gateway.example/v1",
      apiKey: "server",
      keyFrom: "server",
    });
  });

  it("never asks a provider for a model that only the operator's own server has", () => {
    const variables = {
      OPENAI_BASE_URL: "https://gpu.example/v1",
      OPENAI_MODEL: "llama-3-70b",
      OPENAI_API_KEY: "k",
    };
    const visitorKeys = { gpt4o: "own" };
    expect(ask(variables, { visitorKeys })).toMatchObject({
      baseUrl: "https://api.openai.com/v1",
      model: "gpt-4o",
    });
    expect(ask(variables, {})).toMatchObject({ baseUrl: "https://gpu.example/v1", model: "llama-3-70b" });
    expect(ask({ OPENAI_MODEL: "gpt-6.1-terra" }, { asked: "gpt4o", visitorKeys })?.model).toBe(
      "gpt-6.1-terra",
    );
  });

  it("sends a visitor's key to the provider's region that the operator configured", () => {
    const DASHSCOPE_BASE_URL = "https://dashscope.aliyuncs.com/compatible-mode/v1";
    const visitorKeys = { qwen: "own" };
    expect(ask({ DASHSCOPE_BASE_URL }, { asked: "qwen", visitorKeys })?.baseUrl).toBe(DASHSCOPE_BASE_URL);
    expect(
      ask({ DASHSCOPE_BASE_URL: "https://dashscope.aliyuncs.com:444/v1" }, { asked: "qwen", visitorKeys })
        ?.baseUrl,
    ).toBe("https://dashscope-intl.aliyuncs.com/compatible-mode/v1");
  });

  it("sends a visitor's key with the visitor's address, only for gpt4o and only where that is allowed", () => {
    const variables = { LLM_ALLOWED_BASE_URLS: "https://llm.example/v1", OPENAI_API_KEY: "server" };
    const visitorKeys = { gpt4o: "own", claude: "own" };
    const at = (baseUrl: string, asked: "gpt4o" | "claude" = "gpt4o") =>
      ask(variables, { asked, visitorKeys, preferred: { baseUrl } })?.baseUrl;
    expect(at("https://llm.example/v1")).toBe("https://llm.example/v1");
    expect(at("https://evil.example/v1")).toBe("https://api.openai.com/v1");
    expect(at("https://llm.example/v1", "claude")).toBe("https://api.anthropic.com");
  });

  it("never sends the server's key to a visitor's address", () => {
    const variables = { LLM_ALLOWED_BASE_URLS: "https://llm.example/v1", OPENAI_API_KEY: "server" };
    const preferred = { baseUrl: "https://llm.example/v1" };
    expect(ask(variables, { asked: "gpt4o", preferred })).toMatchObject({
      baseUrl: "https://llm.example/v1",
      apiKey: null,
      keyFrom: "none",
    });
    expect(
      ask(variables, { asked: "gpt4o", preferred: { baseUrl: "https://api.openai.com/v1/" } }),
    ).toMatchObject({ baseUrl: "https://api.openai.com/v1", apiKey: "server" });
  });

  it("asks Ollama at the visitor's address, or else the server's, or else its default if that is allowed", () => {
    const preferred = { ollamaBaseUrl: "http://127.0.0.1:11434", ollamaModel: "llama3.2:3b" };
    expect(ask({}, { asked: "ollama", preferred })).toEqual({
      provider: "ollama",
      model: "llama3.2:3b",
      baseUrl: "http://127.0.0.1:11434",
      apiKey: null,
      keyFrom: "none",
    });
    const OLLAMA_BASE_URL = "http://gpu.lan:11434";
    expect(
      ask({ OLLAMA_BASE_URL }, { asked: "ollama", preferred: { ollamaBaseUrl: "http://localhost:11434" } })
        ?.baseUrl,
    ).toBe(OLLAMA_BASE_URL);
    expect(ask({}, { asked: "ollama" })).toMatchObject({ baseUrl: "http://localhost:11434", model: "qwen2" });
    expect(ask({}, { asked: "ollama", isAllowed: () => false })).toBeNull();
  });

  it("asks for the model that the environment names, and for the successor from the day the first one shuts down", () => {
    expect(ask({ OPENAI_API_KEY: "k", OPENAI_MODEL: "gpt-6.1-terra" }, {})?.model).toBe("gpt-6.1-terra");
    const modelOn = (day: string) =>
      readServerModels(Date.parse(day), parseEnvironment({})).models.gpt4o.model;
    expect(modelOn("2027-01-13T23:59:59Z")).toBe("gpt-4o");
    expect(modelOn("2027-01-14T00:00:00Z")).toBe("gpt-6-luna");
  });
});

describe("any other server (SPEC B14)", () => {
  const baseUrl = "https://llm.example/v1";
  const allowed = { LLM_ALLOWED_BASE_URLS: baseUrl };
  const asked = "custom";
  const own = { LLM_BASE_URL: "http://gpu.lan:8000/v1", LLM_MODEL: "operators-llama", LLM_API_KEY: "server" };

  it("is asked for the model that the visitor named, with the visitor's key for it or without one", () => {
    const preferred = { baseUrl, modelName: "org/model:free" };
    const reader = { provider: "custom", model: "org/model:free", baseUrl };
    expect(ask(allowed, { asked, preferred })).toEqual({ ...reader, apiKey: null, keyFrom: "none" });
    const visitorKeys = { custom: "sk-own", gpt4o: "sk-other" };
    expect(ask(allowed, { asked, preferred, visitorKeys })).toEqual({
      ...reader,
      apiKey: "sk-own",
      keyFrom: "visitor",
    });
  });

  it("is not asked without a model's name, nor is a provider of the registry without a key", () => {
    expect(ask(allowed, { asked, preferred: { baseUrl } })).toBeNull();
    const preferred = { baseUrl: "https://api.deepseek.com/v1", modelName: "deepseek-v4-pro" };
    expect(ask({}, { asked, preferred })).toBeNull();
    expect(ask({}, { asked, preferred, visitorKeys: { custom: "k" } })).toMatchObject({
      model: "deepseek-v4-pro",
    });
    expect(ask({}, { asked })).toBeNull();
  });

  it("is the operator's, with the operator's model and key, where the visitor named none", () => {
    const reader = { provider: "custom", model: "operators-llama", baseUrl: own.LLM_BASE_URL };
    expect(ask(own, {})).toEqual({ ...reader, apiKey: "server", keyFrom: "server" });
    const keyless = { ...own, LLM_API_KEY: "" };
    expect(ask(keyless, { asked })).toEqual({ ...reader, apiKey: null, keyFrom: "none" });
  });

  it("never combines the operator's key or model with the visitor's address or key", () => {
    const variables = {
      ...own,
      ...allowed,
      OPENAI_BASE_URL: "https://gateway.example/v1",
      OPENAI_MODEL: "operators-gpt",
    };
    const visitorKeys = { custom: "sk-own", gpt4o: "sk-own" };
    for (const keys of [{}, visitorKeys])
      for (const choice of ["custom", "gpt4o"] as const)
        for (const modelName of [null, "mine"]) {
          const reader = ask(variables, {
            asked: choice,
            preferred: { baseUrl, modelName },
            visitorKeys: keys,
          });
          if (reader === null) continue;
          expect(reader).toMatchObject({ baseUrl, apiKey: keys === visitorKeys ? "sk-own" : null });
          expect(reader.model).not.toMatch(/operators/);
        }
    for (const choice of ["custom", "gpt4o"] as const) {
      const reader = ask(variables, { asked: choice, visitorKeys });
      expect(reader).toMatchObject({
        model: "gpt-4o",
        baseUrl: "https://api.openai.com/v1",
        apiKey: "sk-own",
      });
    }
  });
});

describe("readVisitorKeys", () => {
  it("reads each key from its provider's own header", () => {
    const headers = new Headers({
      "X-OpenAI-Key": "a",
      "X-DeepSeek-Key": " b ",
      "X-Claude-Key": "c",
      "X-Qwen-Key": "d",
      "X-Ollama-Key": "e",
      "X-Model-Key": "f",
    });
    expect(readVisitorKeys(headers)).toEqual({
      gpt4o: "a",
      deepseek: "b",
      claude: "c",
      qwen: "d",
      custom: "f",
    });
    expect(readVisitorKeys(new Headers({ "X-OpenAI-Key": "  " }))).toEqual({});
  });

  it.each(["two words", "schlüssel", "x".repeat(501)])("refuses %j without repeating it", (key) => {
    const read = () => readVisitorKeys(new Headers({ "X-Qwen-Key": key }));
    expect(read).toThrow(written("requests.modelKey", { header: "X-Qwen-Key" }));
    expect(read).not.toThrow(key);
  });
});
