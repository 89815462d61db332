import { type KeyedModel, keyedModels, type LocalPreferences } from "@/lib/preferences/local-copy";
import type { ModelChoice } from "@/lib/wire/choices";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import type { LlmConfig } from "@/lib/wire/models-schema";

/** Who will read the text that is being written (SPEC S17). */
type NamedReader =
  | { kind: "model"; label: string; host: string }
  /** A model is wanted, and none is named, or the one that is cannot be asked: the rules stand in. */
  | { kind: "noModel" }
  | { kind: "noKey"; label: string }
  | { kind: "rules" };

export interface ReaderSettings {
  usesModel: boolean;
  config: LlmConfig;
  /** Where a key of the visitor's goes, which a server's own need not. */
  keyHosts: Partial<Record<ModelChoice, string>>;
  /** What the server has of the visitor's choice; the browser's copy comes first. */
  preferredModel: ModelChoice | null;
  copy: Pick<LocalPreferences, "modelSettings" | "ollamaSettings" | "keys">;
}

const isKeyed = (choice: ModelChoice): choice is KeyedModel => keyedModels.some((keyed) => keyed === choice);

/** The host of an address that differs from the default, which counts as no choice (SPEC D8); null for none. */
function chosenHost(url: string | null, defaultUrl: string): string | null {
  if (url === null || url.replace(/\/+$/, "") === defaultUrl) return null;
  return URL.parse(url)?.host ?? null;
}

/** SPEC D8: the model that is asked for, null where none is named. */
export function namedModel({
  copy,
  preferredModel,
  config,
}: Pick<ReaderSettings, "copy" | "preferredModel" | "config">): ModelChoice | null {
  return copy.modelSettings.selectedModel ?? preferredModel ?? config.default_model;
}

/** Who will read, by the same order as the server's (SPEC D5, D8). */
export function nameReader(settings: ReaderSettings): NamedReader {
  if (!settings.usesModel) return { kind: "rules" };
  const { copy, config } = settings;
  const choice = namedModel(settings);
  const model = config.models.find(({ id }) => id === choice);
  if (choice === null || model === undefined) return { kind: "noModel" };
  const { label } = model;
  if (choice === "ollama") {
    const host = chosenHost(copy.ollamaSettings.baseUrl, defaultPreferences.ollama_settings.baseUrl);
    return { kind: "model", label, host: host ?? model.host };
  }
  const ownHost =
    choice === "gpt4o"
      ? chosenHost(copy.modelSettings.baseUrl, defaultPreferences.model_settings.baseUrl)
      : null;
  if (ownHost !== null) return { kind: "model", label, host: ownHost };
  if (isKeyed(choice) && copy.keys[choice] !== "")
    return { kind: "model", label, host: settings.keyHosts[choice] ?? model.host };
  return model.has_server_key ? { kind: "model", label, host: model.host } : { kind: "noKey", label };
}

/** SPEC D5: the header with the visitor's key for the model that will read; none where there is no such key. */
export function keyHeaders(settings: ReaderSettings): Record<string, string> {
  const choice = settings.usesModel ? namedModel(settings) : null;
  const header = settings.config.models.find(({ id }) => id === choice)?.key_header;
  if (choice === null || !header || !isKeyed(choice) || settings.copy.keys[choice] === "") return {};
  return { [header]: settings.copy.keys[choice] };
}
