import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/api/api-error";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import type { PreferencesPatch } from "@/lib/wire/preferences-schema";
import { createPreferenceSaver, mergePatches, type SavingState, splitPatch } from "./preference-saver";

const failure = (status: number) =>
  new ApiError({ status, code: null, told: { sentence: `failed with ${status}` } });

/** A saver with a server that answers when told to. */
function saverOver(answers: (patch: PreferencesPatch) => Promise<void>) {
  const sent: PreferencesPatch[] = [];
  const states: SavingState[] = [];
  const saver = createPreferenceSaver({
    send: async (patch) => {
      sent.push(patch);
      await answers(patch);
      return defaultPreferences;
    },
    onState: (state) => states.push(state),
  });
  return { saver, sent, states };
}

describe("saving preferences (SPEC T4)", () => {
  it("skips a save while one is in progress, and saves the last change after it", async () => {
    const gate = Promise.withResolvers<void>();
    const { saver, sent, states } = saverOver(() => gate.promise);
    const saving = saver.save({ theme: "dark" });
    void saver.save({ theme: "light", language: "en" });
    void saver.save({ theme: "system" });
    expect(sent).toEqual([{ theme: "dark" }]);
    gate.resolve();
    await saving;
    expect(sent).toEqual([{ theme: "dark" }, { theme: "system", language: "en" }]);
    expect(states.map(({ kind }) => kind)).toEqual(["saving", "saved"]);
  });

  it("keeps a change that got no answer, and sends it with the next change or attempt", async () => {
    let isUp = false;
    const { saver, sent, states } = saverOver(async () => {
      if (!isUp) throw failure(0);
    });
    await saver.save({ theme: "dark" });
    expect(states.at(-1)).toMatchObject({ kind: "failed", patch: { theme: "dark" } });
    await saver.save({ model_settings: { selectedModel: "claude" } });
    isUp = true;
    await saver.retry();
    expect(sent.at(-1)).toEqual({ theme: "dark", model_settings: { selectedModel: "claude" } });
    expect(states.at(-1)).toEqual({ kind: "saved" });
    await saver.retry();
    expect(sent).toHaveLength(3);
  });

  it("does not resend a refused change, and does not lose others with it", async () => {
    const { saver, sent, states } = saverOver(async (patch) => {
      if (patch.model_settings?.baseUrl !== undefined) throw failure(400);
    });
    await saver.save({ theme: "dark", model_settings: { baseUrl: "http://10.0.0.1" } });
    expect(sent.slice(1)).toEqual([{ theme: "dark" }, { model_settings: { baseUrl: "http://10.0.0.1" } }]);
    expect(states.at(-1)).toMatchObject({ kind: "failed", error: { status: 400 } });
    await saver.save({ language: "en" });
    expect(sent.at(-1)).toEqual({ language: "en" });
    expect(states.at(-1)).toEqual({ kind: "saved" });
  });

  it("forgets waiting changes when all data is deleted", async () => {
    const { saver, sent } = saverOver(async () => {
      throw failure(503);
    });
    await saver.save({ theme: "dark" });
    saver.forget();
    await saver.retry();
    expect(sent).toHaveLength(1);
  });
});

describe("patches of preferences", () => {
  it("merge field by field, the later one first", () => {
    expect(
      mergePatches(
        { theme: "dark", model_settings: { selectedModel: "qwen", baseUrl: "https://a.example" } },
        { model_settings: { selectedModel: "claude" }, ollama_settings: { selectedModel: "llama3" } },
      ),
    ).toEqual({
      theme: "dark",
      model_settings: { selectedModel: "claude", baseUrl: "https://a.example" },
      ollama_settings: { selectedModel: "llama3" },
    });
  });

  it("split into one for each field", () => {
    const patch: PreferencesPatch = {
      theme: "dark",
      language: "en",
      model_settings: { selectedModel: "qwen", baseUrl: "https://a.example" },
      ollama_settings: { selectedModel: "llama3", baseUrl: "http://localhost:11434" },
    };
    expect(splitPatch(patch)).toHaveLength(6);
    expect(splitPatch(patch).reduce(mergePatches)).toEqual(patch);
    expect(splitPatch({})).toEqual([]);
  });
});
