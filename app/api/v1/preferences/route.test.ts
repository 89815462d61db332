import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { failureSchema } from "@/lib/errors/envelope";
import { type ApiVisitor, createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import { preferencesSchema } from "@/lib/wire/preferences-schema";

const path = "/api/v1/preferences/";
const read = async (visitor: ApiVisitor) => dataOf(await visitor.call("GET", path), preferencesSchema);
const patch = async (visitor: ApiVisitor, body: unknown) =>
  dataOf(await visitor.call("PATCH", path, { body }), preferencesSchema);
const sync = async (visitor: ApiVisitor, body: unknown) =>
  dataOf(await visitor.call("POST", `${path}sync/`, { body }), preferencesSchema);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe("GET and PATCH /preferences/ (A6, A7)", () => {
  it("start with the defaults, without storing anything", async () => {
    const before = await database.visitor.count();
    expect(await read(createApiVisitor())).toEqual(defaultPreferences);
    expect(await database.visitor.count()).toBe(before);
  });

  it("change what is named and keep the rest, only for this visitor", async () => {
    const visitor = createApiVisitor();
    await patch(visitor, {
      theme: "dark",
      model_settings: { selectedModel: "claude", modelName: "org/m:free" },
    });
    await patch(visitor, { model_settings: { selectedModel: "custom" } });
    await patch(visitor, { model_settings: { selectedModel: "claude" } });
    const after = await patch(visitor, { ollama_settings: { selectedModel: "llama3.2:3b" } });
    expect(after).toEqual({
      ...defaultPreferences,
      theme: "dark",
      model_settings: {
        ...defaultPreferences.model_settings,
        selectedModel: "claude",
        modelName: "org/m:free",
      },
      ollama_settings: { ...defaultPreferences.ollama_settings, selectedModel: "llama3.2:3b" },
    });
    expect(await read(visitor)).toEqual(after);
    expect(await read(createApiVisitor())).toEqual(defaultPreferences);
  });

  it.each([
    ["a theme that is none", { theme: "blue" }, "theme must be system, light or dark."],
    [
      "a model that is none",
      { model_settings: { selectedModel: "hal" } },
      "selectedModel must be one of gpt4o, deepseek, claude, qwen, ollama, custom.",
    ],
    [
      "an address inside the network",
      { ollama_settings: { baseUrl: "http://10.0.0.1:11434" } },
      "This server may not use that baseUrl. Its operator can allow it with LLM_ALLOWED_BASE_URLS.",
    ],
    [
      "another host for a model",
      { model_settings: { baseUrl: "https://evil.example/v1" } },
      "This server may not use that baseUrl. Its operator can allow it with LLM_ALLOWED_BASE_URLS.",
    ],
    [
      "an address that is none",
      { model_settings: { baseUrl: "localhost" } },
      "baseUrl must be an http or https address.",
    ],
    [
      "a model's name that is none",
      { model_settings: { modelName: "two words" } },
      "modelName must be the name of a model at baseUrl, such as gpt-4o, or null.",
    ],
    ["a key", { model_settings: { apiKey: "sk-secret-0123456789" } }, "Unknown field: apiKey."],
  ])("refuse %s and change nothing", async (_, body, message) => {
    const visitor = createApiVisitor();
    const response = await visitor.call("PATCH", path, { body });
    expect(response.status).toBe(400);
    const answer = await response.text();
    expect(failureSchema.parse(JSON.parse(answer)).message).toBe(message);
    expect(answer).not.toContain("sk-secret");
    expect(await read(visitor)).toEqual(defaultPreferences);
  });
});

describe("POST /preferences/sync/", () => {
  it("returns the browser's copy or the server's, whichever changed last", async () => {
    const visitor = createApiVisitor();
    expect((await sync(visitor, { theme: "dark", lastSyncedAt: inMinutes(-60) })).theme).toBe("dark");
    expect((await sync(visitor, { theme: "light", lastSyncedAt: inMinutes(-120) })).theme).toBe("dark");
    expect((await sync(visitor, { theme: "light", lastSyncedAt: inMinutes(-30) })).theme).toBe("light");
    await patch(visitor, { theme: "system" });
    expect((await sync(visitor, { theme: "dark", lastSyncedAt: inMinutes(-1) })).theme).toBe("system");
  });

  it("counts a moment in the future as now", async () => {
    const visitor = createApiVisitor();
    await sync(visitor, { theme: "dark", lastSyncedAt: inMinutes(600) });
    expect((await patch(visitor, { theme: "light" })).theme).toBe("light");
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await sync(visitor, { theme: "system", lastSyncedAt: new Date().toISOString() })).theme).toBe(
      "system",
    );
  });

  it.each([
    [
      { theme: "dark" },
      "lastSyncedAt must be a date and time with its offset, such as 2026-11-21T14:00:00Z.",
    ],
    [{ openai: "sk-secret-0123456789", lastSyncedAt: inMinutes(0) }, "Unknown field: openai."],
  ])("refuses %j without repeating its values", async (body, message) => {
    const response = await createApiVisitor().call("POST", `${path}sync/`, { body });
    expect(response.status).toBe(400);
    const answer = await response.text();
    expect(failureSchema.parse(JSON.parse(answer)).message).toBe(message);
    expect(answer).not.toContain("sk-secret");
  });
});
