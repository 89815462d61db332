import { defaultModelId, eachModel, type ModelSetting, modelProviders } from "@/lib/models/registry";
import type { ModelChoice } from "@/lib/wire/choices";

/** What an operator set: the keys, addresses and names of models, and which of them is asked unless a visitor chose. */
export type ModelSettings = Readonly<Partial<Record<ModelSetting, string | undefined>>> & {
  readonly LLM_DEFAULT_MODEL?: ModelChoice | undefined;
};

/** What this server itself has for one provider. */
export interface ServerModel {
  /** The server's own key, or null. */
  apiKey: string | null;
  /** Where the server's own key goes, and nothing else than that key. */
  baseUrl: string;
  /** The model id that is asked for. */
  model: string;
  /** The one that the provider itself has, whatever the operator's own server calls its models. */
  officialModel: string;
  /** True where the operator set this provider up: a key, or an address where a key need not be. */
  isSetUp: boolean;
}

export interface ServerModels {
  /** LLM_DEFAULT_MODEL, or null. */
  defaultChoice: ModelChoice | null;
  models: Record<ModelChoice, ServerModel>;
}

function serverModel(choice: ModelChoice, given: ModelSettings, nowMs: number): ServerModel {
  const row = modelProviders[choice];
  const { settings } = row;
  const apiKey = settings.apiKey === null ? null : (given[settings.apiKey] ?? null);
  const baseUrl = given[settings.baseUrl];
  return {
    apiKey,
    baseUrl: baseUrl ?? row.officialBaseUrl,
    model: given[settings.model] ?? defaultModelId(row, nowMs),
    officialModel: defaultModelId(row, nowMs),
    isSetUp: settings.apiKey === null || choice === "custom" ? baseUrl !== undefined : apiKey !== null,
  };
}

/** What the operator configured for every provider, by these settings; `nowMs` is epoch milliseconds. */
export function readServerModels(nowMs: number, given: ModelSettings): ServerModels {
  return {
    defaultChoice: given.LLM_DEFAULT_MODEL ?? null,
    models: eachModel((choice) => serverModel(choice, given, nowMs)),
  };
}
