import { defaultModelId, eachModel, type ModelSetting, modelProviders } from "@/lib/models/registry";
import type { ModelChoice } from "@/lib/wire/choices";

/**
 * The operator's settings: keys, addresses and names of models, and which model reads for visitors who never
 * chose.
 */
export type ModelSettings = Readonly<Partial<Record<ModelSetting, string | undefined>>> & {
  readonly LLM_DEFAULT_MODEL?: ModelChoice | undefined;
};

/** The server's own setup for one provider. */
export interface ServerModel {
  /** The server's own key, or null. */
  apiKey: string | null;
  /** The only address that the server's own key is sent to. */
  baseUrl: string;
  /** The model id to ask for. */
  model: string;
  /** The provider's own model id, whatever the operator's server calls its models. */
  officialModel: string;
  /** True where the operator set this provider up: with a key, or with an address that needs none. */
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

/** The operator's setup of every provider, from these settings; `nowMs` is epoch milliseconds. */
export function readServerModels(nowMs: number, given: ModelSettings): ServerModels {
  return {
    defaultChoice: given.LLM_DEFAULT_MODEL ?? null,
    models: eachModel((choice) => serverModel(choice, given, nowMs)),
  };
}
