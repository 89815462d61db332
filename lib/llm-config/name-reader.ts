import { isKeyed, type KeyedModel, keyFor } from "@/lib/preferences/kept-keys";
import type { LocalPreferences } from "@/lib/preferences/local-copy";
import type { ModelChoice } from "@/lib/wire/choices";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import { keyOriginHeader } from "@/lib/wire/key-headers";
import type { LlmConfig } from "@/lib/wire/models-schema";

/** The reader of the text that is being written, as the screen names it (SPEC S17). */
type NamedReader =
  | { kind: "model"; label: string; host: string }
  /** A model is wanted, but none is named or the named one cannot be asked: the rules parser reads. */
  | { kind: "noModel" }
  | { kind: "noKey"; label: string }
  | { kind: "rules" };

/** What the server knows about where visitors' keys go. */
export interface VisitorKeyRules {
  /**
   * The origins that a visitor's keys go to unless the visitor chose another; the server's own key may go
   * elsewhere.
   */
  keyOrigins: Partial<Record<ModelChoice, string>>;
  /** The providers' hosts; none of them answers a request without a key. */
  keyedHosts: readonly string[];
  /** The model for a visitor's key for OpenAI, if the visitor named none. */
  customModel: string;
}

export interface ReaderSettings extends VisitorKeyRules {
  usesModel: boolean;
  config: LlmConfig;
  /** The visitor's choice as the server stores it; the browser's copy takes precedence. */
  preferredModel: ModelChoice | null;
  copy: Pick<LocalPreferences, "modelSettings" | "ollamaSettings" | "keys">;
}

/** The URL if it differs from the default, which counts as no choice (SPEC D8); otherwise null. */
function chosenUrl(url: string | null, defaultUrl: string): URL | null {
  return url === null || url.replace(/\/+$/, "") === defaultUrl ? null : URL.parse(url);
}

const chosenModelUrl = ({ modelSettings }: Pick<LocalPreferences, "modelSettings">): URL | null =>
  chosenUrl(modelSettings.baseUrl, defaultPreferences.model_settings.baseUrl);

/** The only origin that a visitor's key for this model may go to (SPEC B14); null if there is none. */
export function keyOriginOf(
  choice: KeyedModel,
  { copy, keyOrigins }: Pick<ReaderSettings, "copy" | "keyOrigins">,
): string | null {
  const chosen = choice === "gpt4o" || choice === "custom" ? chosenModelUrl(copy) : null;
  return chosen?.origin ?? keyOrigins[choice] ?? null;
}

/** SPEC D8: the model to be asked; null if none is named. */
export function namedModel({
  copy,
  preferredModel,
  config,
}: Pick<ReaderSettings, "copy" | "preferredModel" | "config">): ModelChoice | null {
  return copy.modelSettings.selectedModel ?? preferredModel ?? config.default_model;
}

/** SPEC B14: the server and the model that the visitor named, otherwise the operator's. */
function nameCustomReader(settings: ReaderSettings, own: LlmConfig["models"][number]): NamedReader {
  const { copy } = settings;
  const { modelName } = copy.modelSettings;
  const chosen = chosenModelUrl(copy);
  const origin = keyOriginOf("custom", settings);
  const hasKey = keyFor(copy.keys, origin) !== "";
  if (chosen === null && !hasKey)
    return own.has_server_key ? { kind: "model", label: own.model, host: own.host } : { kind: "noModel" };
  const label = modelName ?? (chosen === null ? settings.customModel : null);
  if (label === null || origin === null) return { kind: "noModel" };
  const host = new URL(origin).host;
  return hasKey || !settings.keyedHosts.includes(host)
    ? { kind: "model", label, host }
    : { kind: "noKey", label };
}

/** Chooses the reader in the same order as the server does (SPEC D5, D8). */
export function nameReader(settings: ReaderSettings): NamedReader {
  if (!settings.usesModel) return { kind: "rules" };
  const { copy, config } = settings;
  const choice = namedModel(settings);
  const model = config.models.find(({ id }) => id === choice);
  if (choice === null || model === undefined) return { kind: "noModel" };
  const { label } = model;
  if (choice === "ollama") {
    const chosen = chosenUrl(copy.ollamaSettings.baseUrl, defaultPreferences.ollama_settings.baseUrl);
    return { kind: "model", label, host: chosen?.host ?? model.host };
  }
  if (choice === "custom") return nameCustomReader(settings, model);
  const ownHost = choice === "gpt4o" ? chosenModelUrl(copy)?.host : undefined;
  if (ownHost !== undefined) return { kind: "model", label, host: ownHost };
  const origin = isKeyed(choice) ? keyOriginOf(choice, settings) : null;
  if (origin !== null && keyFor(copy.keys, origin) !== "")
    return { kind: "model", label, host: new URL(origin).host };
  return model.has_server_key ? { kind: "model", label, host: model.host } : { kind: "noKey", label };
}

/**
 * SPEC D5, B14: the header with the visitor's key for the model that will read, and the header with the
 * origin for which the key was typed; none if there is no such key.
 */
export function keyHeaders(settings: ReaderSettings): Record<string, string> {
  const choice = settings.usesModel ? namedModel(settings) : null;
  const header = settings.config.models.find(({ id }) => id === choice)?.key_header;
  if (choice === null || !header || !isKeyed(choice)) return {};
  const origin = keyOriginOf(choice, settings);
  const key = keyFor(settings.copy.keys, origin);
  return origin === null || key === "" ? {} : { [header]: key, [keyOriginHeader]: origin };
}
