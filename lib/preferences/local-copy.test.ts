import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LocalPreferences, nothingKept, parseLocalPreferences, storageKeys } from "./local-copy";
import { storedEntries } from "./stored-entries";

const full: LocalPreferences = {
  ...nothingKept,
  theme: "dark",
  language: "en",
  modelSettings: { selectedModel: "claude", baseUrl: "https://api.openai.com/v1", modelName: "llama" },
  ollamaSettings: {
    baseUrl: "http://localhost:11434",
    selectedModel: "llama3:8b",
    isConnected: true,
    availableModels: ["llama3:8b", "qwen2"],
  },
  lastSyncedAt: "2026-11-20T10:00:00.000Z",
  keys: { "https://api.openai.com": "sk-1", "http://127.0.0.1:8000": "sk-2" },
};

const readerOf = (entries: readonly (readonly [string, string | null])[]) => {
  const stored = new Map(entries);
  return (key: string) => stored.get(key) ?? null;
};

describe("the browser's copy of the preferences (SPEC E4)", () => {
  it("is read back as written", () => {
    expect(parseLocalPreferences(readerOf(storedEntries(full)))).toEqual(full);
  });

  it("is empty if nothing was ever set, and stores nothing then", () => {
    expect(parseLocalPreferences(() => null)).toEqual(nothingKept);
    const left = storedEntries(nothingKept);
    expect(left.map(([key]) => key).sort()).toEqual(Object.values(storageKeys).sort());
    expect(left.filter(([, value]) => value !== null)).toEqual([]);
  });

  it.each([
    [storageKeys.theme, "cupcake"],
    [storageKeys.modelSettings, "{broken"],
    [storageKeys.modelSettings, '{"selectedModel":"gpt-9","baseUrl":7}'],
    [storageKeys.modelSettings, "[1]"],
    [storageKeys.ollamaSettings, "null"],
    [storageKeys.ollamaSettings, '{"availableModels":{"0":"x"},"isConnected":"yes"}'],
    [storageKeys.lastSyncedAt, "yesterday"],
    [
      storageKeys.keys,
      '{"gpt4o":"two words","claude":"line\\nbreak","qwen":5,"ftp://a.example":"k","https://a.example/v1":"k"}',
    ],
  ])("treats a damaged %s as never set, and keeps the others", (key, damaged) => {
    const entries = storedEntries(full).map(
      ([name, value]) => [name, name === key ? damaged : value] as const,
    );
    const parsed = parseLocalPreferences(readerOf(entries));
    const part = Object.entries(storageKeys).find(([, name]) => name === key)?.[0] ?? "";
    expect(parsed).toEqual({ ...full, [part]: new Map(Object.entries(nothingKept)).get(part) });
  });

  it("survives whatever is stored", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.values(storageKeys)), fc.oneof(fc.string(), fc.json())),
        (stored) => {
          const copy = parseLocalPreferences((key) => stored[key] ?? null);
          expect(parseLocalPreferences(readerOf(storedEntries(copy)))).toEqual(copy);
        },
      ),
    );
  });
});
