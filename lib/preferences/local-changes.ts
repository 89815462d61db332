import { chosenIn, madeChoices } from "@/lib/wire/choice-settings";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import type { Preferences, PreferencesPatch } from "@/lib/wire/preferences-schema";
import type { LocalPreferences } from "./local-copy";

/** The parts of the browser's copy that a patch changes, after the change. */
export function showChanges(copy: LocalPreferences, patch: PreferencesPatch): Partial<LocalPreferences> {
  const { language, model_settings: model, ollama_settings: ollama } = patch;
  return {
    ...madeChoices(patch),
    ...(language !== undefined && { language }),
    ...(model !== undefined && {
      modelSettings: {
        selectedModel: model.selectedModel ?? copy.modelSettings.selectedModel,
        baseUrl: model.baseUrl ?? copy.modelSettings.baseUrl,
        modelName: model.modelName === undefined ? copy.modelSettings.modelName : model.modelName,
      },
    }),
    ...(ollama !== undefined && {
      ollamaSettings: {
        ...copy.ollamaSettings,
        baseUrl: ollama.baseUrl ?? copy.ollamaSettings.baseUrl,
        selectedModel: ollama.selectedModel ?? copy.ollamaSettings.selectedModel,
      },
    }),
  };
}

/**
 * Everything that the visitor ever set in this browser, in the form of SPEC A14; keys are never part of it.
 */
export function toPatch(copy: LocalPreferences): PreferencesPatch {
  const { language, modelSettings, ollamaSettings } = copy;
  const model = {
    ...(modelSettings.selectedModel !== null && { selectedModel: modelSettings.selectedModel }),
    ...(modelSettings.baseUrl !== null && { baseUrl: modelSettings.baseUrl }),
    ...(modelSettings.modelName !== null && { modelName: modelSettings.modelName }),
  };
  const ollama = {
    ...(ollamaSettings.baseUrl !== null && { baseUrl: ollamaSettings.baseUrl }),
    ...(ollamaSettings.selectedModel !== null && { selectedModel: ollamaSettings.selectedModel }),
  };
  return {
    ...madeChoices(copy),
    ...(language !== null && { language }),
    ...(Object.keys(model).length > 0 && { model_settings: model }),
    ...(Object.keys(ollama).length > 0 && { ollama_settings: ollama }),
  };
}

/**
 * A part of the server's copy. Its default does not reveal a choice, so a choice that was never made stays
 * unmade.
 */
const taken = <T>(server: T, { local, fallback }: { local: T | null; fallback: T }): T | null =>
  local === null && server === fallback ? null : server;

/** The browser's copy after the server's has won. */
export function adoptPreferences(copy: LocalPreferences, server: Preferences): LocalPreferences {
  const { modelSettings: model, ollamaSettings: ollama } = copy;
  const { model_settings: defaultModel, ollama_settings: defaultOllama } = defaultPreferences;
  const { model_settings, ollama_settings } = server;
  const isSameOllama = (ollama.baseUrl ?? defaultOllama.baseUrl) === ollama_settings.baseUrl;
  return {
    ...copy,
    ...chosenIn((name) => taken(server[name], { local: copy[name], fallback: defaultPreferences[name] })),
    language: taken(server.language, { local: copy.language, fallback: defaultPreferences.language }),
    modelSettings: {
      selectedModel: taken(model_settings.selectedModel, {
        local: model.selectedModel,
        fallback: defaultModel.selectedModel,
      }),
      baseUrl: taken(model_settings.baseUrl, { local: model.baseUrl, fallback: defaultModel.baseUrl }),
      modelName: model_settings.modelName,
    },
    ollamaSettings: {
      // The models that were found at another address do not exist here.
      ...(isSameOllama ? ollama : { isConnected: false, availableModels: [] }),
      baseUrl: taken(ollama_settings.baseUrl, { local: ollama.baseUrl, fallback: defaultOllama.baseUrl }),
      selectedModel: taken(ollama_settings.selectedModel, {
        local: ollama.selectedModel,
        fallback: defaultOllama.selectedModel,
      }),
    },
  };
}
