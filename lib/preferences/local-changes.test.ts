import { describe, expect, it } from "vitest";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import { adoptPreferences, showChanges, toPatch } from "./local-changes";
import { nothingKept } from "./local-copy";

const kept = {
  ...nothingKept,
  theme: "dark" as const,
  modelSettings: { selectedModel: "claude" as const, baseUrl: null, modelName: null },
  ollamaSettings: { ...nothingKept.ollamaSettings, isConnected: true, availableModels: ["qwen2"] },
  keys: { ...nothingKept.keys, "https://api.anthropic.com": "sk-ant-1" },
};

describe("the browser's copy beside the server's", () => {
  it("sends the server everything that was ever set, but never a key", () => {
    expect(toPatch(nothingKept)).toEqual({});
    expect(toPatch(kept)).toEqual({ theme: "dark", model_settings: { selectedModel: "claude" } });
    expect(JSON.stringify(toPatch(kept))).not.toContain("sk-ant-1");
  });

  it("takes over the server's, except for keys and the models that were found", () => {
    const server = {
      ...defaultPreferences,
      theme: "light" as const,
      model_settings: { ...defaultPreferences.model_settings, selectedModel: "qwen" as const },
    };
    expect(adoptPreferences(kept, server)).toEqual({
      ...kept,
      theme: "light",
      modelSettings: { selectedModel: "qwen", baseUrl: null, modelName: null },
    });
  });

  it("does not treat the server's defaults as choices (SPEC D8)", () => {
    expect(adoptPreferences(nothingKept, defaultPreferences)).toEqual(nothingKept);
    expect(adoptPreferences(kept, defaultPreferences).modelSettings.selectedModel).toBe("gpt4o");
  });

  it("forgets the models of an address that has changed", () => {
    const server = {
      ...defaultPreferences,
      ollama_settings: { baseUrl: "http://gpu.lan:11434", selectedModel: "qwen2" },
    };
    const { ollamaSettings } = adoptPreferences(kept, server);
    expect(ollamaSettings).toMatchObject({ isConnected: false, availableModels: [] });
  });

  it("shows a patch in the parts that it names", () => {
    expect(showChanges(kept, { ollama_settings: { selectedModel: "llama3" } })).toEqual({
      ollamaSettings: { ...kept.ollamaSettings, selectedModel: "llama3" },
    });
  });
});
