import { describe, expect, it } from "vitest";
import { parseEnvironment } from "@/lib/env";
import { readServerModels } from "@/lib/extraction/llm/server-models";
import { modelProviders } from "@/lib/models/registry";
import { operatorUrlsOf } from "@/lib/outbound/operator-urls";
import { isAllowedBaseUrl } from "@/lib/preferences/base-urls";
import { modelChoices } from "@/lib/wire/choices";
import { llmConfigSchema } from "@/lib/wire/models-schema";
import { describeModels } from "./describe-models";

const nowMs = Date.parse("2026-11-21T10:00:00Z");

function describeWith(variables: Record<string, string>, isServerless = false) {
  const environment = parseEnvironment(variables);
  return describeModels({
    server: readServerModels(nowMs, environment),
    isAllowed: (url, use) =>
      isAllowedBaseUrl({ url, use, operatorUrls: operatorUrlsOf(environment), isServerless }),
  });
}
const modelOf = (variables: Record<string, string>, id: string) =>
  describeWith(variables).models.find((model) => model.id === id);

describe("describeModels", () => {
  it("offers every provider without any settings, and all but Ollama need the visitor's key", () => {
    const config = describeWith({});
    expect(config.default_model).toBeNull();
    expect(
      config.models.map(({ id, host, has_server_key, key_header }) => [id, host, has_server_key, key_header]),
    ).toEqual([
      ["gpt4o", "api.openai.com", false, "X-OpenAI-Key"],
      ["deepseek", "api.deepseek.com", false, "X-DeepSeek-Key"],
      ["claude", "api.anthropic.com", false, "X-Claude-Key"],
      ["qwen", "dashscope-intl.aliyuncs.com", false, "X-Qwen-Key"],
      ["ollama", "localhost:11434", true, null],
      ["custom", "api.openai.com", false, "X-Model-Key"],
    ]);
    expect(config.models[0]).toMatchObject({ label: "GPT-4o", provider: "OpenAI", model: "gpt-4o" });
  });

  it("says which models this server has a key for, at which host, and which one reads by default", () => {
    const variables = {
      DEEPSEEK_API_KEY: "k",
      DEEPSEEK_BASE_URL: "https://gateway.example:8443/v1",
      DEEPSEEK_MODEL: "own-model",
    };
    expect(describeWith(variables).default_model).toBe("deepseek");
    expect(modelOf(variables, "deepseek")).toMatchObject({
      host: "gateway.example:8443",
      model: "own-model",
      has_server_key: true,
    });
    expect(describeWith({ ...variables, LLM_DEFAULT_MODEL: "qwen" }).default_model).toBe("qwen");
  });

  it("names the provider's own host where only a visitor's key can be used", () => {
    expect(modelOf({ DEEPSEEK_BASE_URL: "https://gateway.example/v1" }, "deepseek")).toMatchObject({
      host: "api.deepseek.com",
      has_server_key: false,
    });
  });

  it("offers the operator's own server to everyone, with or without a key", () => {
    const variables = { LLM_BASE_URL: "http://gpu.lan:8000/v1", LLM_MODEL: "llama" };
    const offered = { model: "llama", host: "gpu.lan:8000", has_server_key: true };
    expect(describeWith(variables).default_model).toBe("custom");
    expect(modelOf(variables, "custom")).toMatchObject(offered);
    expect(modelOf({ ...variables, LLM_API_KEY: "k" }, "custom")).toMatchObject(offered);
    expect(() => describeWith({ LLM_BASE_URL: "http://gpu.lan:8000/v1" })).toThrow(/LLM_MODEL must name/);
  });

  it("offers Ollama on a serverless host only if the operator named its address", () => {
    const idsOf = (variables: Record<string, string>) =>
      describeWith(variables, true).models.map(({ id }) => id);
    expect(idsOf({})).not.toContain("ollama");
    expect(idsOf({ OLLAMA_BASE_URL: "http://gpu.lan:11434" })).toContain("ollama");
  });

  it("contains no key, whatever keys the environment has", () => {
    const keys = Object.values(modelProviders).flatMap(({ settings }) => settings.apiKey ?? []);
    expect(keys).toEqual(expect.arrayContaining(["OPENAI_API_KEY", "DASHSCOPE_API_KEY", "LLM_API_KEY"]));
    const ownServer = { LLM_BASE_URL: "http://gpu.lan:8000/v1", LLM_MODEL: "llama" };
    const config = describeWith({
      ...ownServer,
      ...Object.fromEntries(keys.map((name) => [name, `sk-planted-${name}`])),
    });
    expect(config.models.map(({ id }) => id)).toEqual(modelChoices);
    expect(config.models.every(({ has_server_key }) => has_server_key)).toBe(true);
    expect(JSON.stringify(llmConfigSchema.parse(config))).not.toContain("sk-planted");
  });
});
