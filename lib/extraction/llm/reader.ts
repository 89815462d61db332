import { AppError } from "@/lib/errors/app-error";
import { isProviderHost, type ModelProvider, modelProviders } from "@/lib/models/registry";
import { type ModelChoice, modelChoices } from "@/lib/wire/choices";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import type { ServerModel, ServerModels } from "./server-models";

/** The reader of a text: one model at one address, with the key that may be sent there. */
export interface ModelReader {
  provider: ModelChoice;
  /** The provider's own model id. */
  model: string;
  baseUrl: string;
  apiKey: string | null;
  keyFrom: "visitor" | "server" | "none";
}

/** The visitor's choices in Settings; null where they never chose. */
export interface PreferredModel {
  selectedModel: ModelChoice | null;
  baseUrl: string | null;
  ollamaBaseUrl: string | null;
  ollamaModel: string | null;
  /** The model at `baseUrl`. */
  modelName: string | null;
}

export type VisitorKeys = Partial<Record<ModelChoice, string>>;

export interface ReaderQuestion {
  /** The model that the request asks for (SPEC A1). */
  asked: ModelChoice | undefined;
  preferred: PreferredModel | null;
  visitorKeys: VisitorKeys;
  server: ServerModels;
  /** SPEC D6: whether the server may connect to an address that a visitor chose. */
  isAllowed: (url: string, use: "model" | "ollama") => boolean;
}

const visibleAscii = /^[\x21-\x7e]{1,500}$/;

/**
 * SPEC D5: the keys of a request, each from its provider's own header. Throws `invalid_request` for a header
 * that cannot be a key, without repeating its value: such a key must not silently be replaced by the
 * server's.
 */
export function readVisitorKeys(headers: Headers): VisitorKeys {
  const keys: VisitorKeys = {};
  for (const choice of modelChoices) {
    const { keyHeader } = modelProviders[choice];
    const key = keyHeader === null ? "" : (headers.get(keyHeader)?.trim() ?? "");
    if (key === "") continue;
    if (!visibleAscii.test(key)) {
      throw new AppError("invalid_request", {
        phrase: { code: "requests.modelKey", params: { header: keyHeader ?? "" } },
      });
    }
    keys[choice] = key;
  }
  return keys;
}

/** The address that a visitor chose, if it is allowed; the product's default counts as no choice. */
function chosenAddress(
  { isAllowed }: ReaderQuestion,
  { url, use }: { url: string | null | undefined; use: "model" | "ollama" },
): string | null {
  const settings = use === "ollama" ? defaultPreferences.ollama_settings : defaultPreferences.model_settings;
  if (!url || url.replace(/\/+$/, "") === settings.baseUrl) return null;
  return isAllowed(url, use) ? url : null;
}

function ollamaReader(question: ReaderQuestion, own: ServerModel): ModelReader | null {
  const { preferred, isAllowed } = question;
  const chosen = chosenAddress(question, { url: preferred?.ollamaBaseUrl, use: "ollama" });
  if (chosen === null && !own.isSetUp && !isAllowed(own.baseUrl, "ollama")) return null;
  return {
    provider: "ollama",
    model: preferred?.ollamaModel ?? own.model,
    baseUrl: chosen ?? own.baseUrl,
    apiKey: null,
    keyFrom: "none",
  };
}

/**
 * Where a visitor's key goes unless they chose an address: the operator's if it is the provider's own, else
 * the official one.
 */
function homeOf({ officialBaseUrl, officialHosts }: ModelProvider, own: ServerModel): string {
  const host = URL.parse(own.baseUrl);
  return host?.protocol === "https:" && officialHosts.includes(host.host) ? own.baseUrl : officialBaseUrl;
}

/** The visitor's key, or none for a server that needs none. */
const withKey = (key: string | undefined) =>
  key === undefined
    ? ({ apiKey: null, keyFrom: "none" } as const)
    : ({ apiKey: key, keyFrom: "visitor" } as const);

/**
 * SPEC B14: the server that the visitor named with the model that they named; else OpenAI with the visitor's
 * key; else the operator's server. Each keeps its own key and model: they are never mixed. A provider of the
 * registry is not asked without a key.
 */
function customReader(question: ReaderQuestion, own: ServerModel): ModelReader | null {
  const { preferred, visitorKeys } = question;
  const provider = "custom";
  const modelName = preferred?.modelName ?? null;
  const chosen = chosenAddress(question, { url: preferred?.baseUrl, use: "model" });
  if (chosen !== null) {
    const isKeyMissing = visitorKeys.custom === undefined && isProviderHost(new URL(chosen).hostname);
    if (modelName === null || isKeyMissing) return null;
    return { provider, model: modelName, baseUrl: chosen, ...withKey(visitorKeys.custom) };
  }
  if (visitorKeys.custom !== undefined) {
    const { officialBaseUrl } = modelProviders.custom;
    const model = modelName ?? own.officialModel;
    return { provider, model, baseUrl: officialBaseUrl, ...withKey(visitorKeys.custom) };
  }
  if (!own.isSetUp) return null;
  const { model, baseUrl, apiKey } = own;
  return { provider, model, baseUrl, apiKey, keyFrom: apiKey === null ? "none" : "server" };
}

function readerOf(choice: ModelChoice, question: ReaderQuestion): ModelReader | null {
  const own = question.server.models[choice];
  if (choice === "ollama") return ollamaReader(question, own);
  if (choice === "custom") return customReader(question, own);
  const { model } = own;
  const visitorKey = question.visitorKeys[choice];
  const chosen =
    choice === "gpt4o" ? chosenAddress(question, { url: question.preferred?.baseUrl, use: "model" }) : null;
  // Only the operator's address knows the operator's name for a model.
  const nameAt = (baseUrl: string) => {
    const modelName = baseUrl === chosen ? question.preferred?.modelName : null;
    return modelName ?? (baseUrl === own.baseUrl ? model : own.officialModel);
  };
  if (visitorKey !== undefined) {
    const baseUrl = chosen ?? homeOf(modelProviders[choice], own);
    return { provider: choice, model: nameAt(baseUrl), baseUrl, ...withKey(visitorKey) };
  }
  // A visitor's own server is asked with the visitor's key or with none: the server's key is never sent there
  // (D5).
  if (chosen !== null && chosen !== own.baseUrl) {
    return { provider: choice, model: nameAt(chosen), baseUrl: chosen, ...withKey(undefined) };
  }
  if (own.apiKey === null) return null;
  return { provider: choice, model, baseUrl: own.baseUrl, apiKey: own.apiKey, keyFrom: "server" };
}

/** The last two steps of SPEC D8: the model for a visitor who never chose; null means the rules parser. */
export function serverDefaultChoice({ defaultChoice, models }: ServerModels): ModelChoice | null {
  return defaultChoice ?? modelChoices.find((choice) => models[choice].isSetUp) ?? null;
}

/**
 * SPEC D8: the model of the request, else the visitor's own choice, else the server's; null when none is
 * named.
 */
export function chooseModel({
  asked,
  preferred,
  server,
}: Pick<ReaderQuestion, "asked" | "preferred" | "server">): ModelChoice | null {
  return asked ?? preferred?.selectedModel ?? serverDefaultChoice(server);
}

/**
 * SPEC D8 and D5: the reader of this text. Null when no model is named, or when the named one has no key or
 * no allowed address: then the rules parser reads, since a choice is never silently replaced.
 */
export function chooseReader(question: ReaderQuestion): ModelReader | null {
  const choice = chooseModel(question);
  return choice === null ? null : readerOf(choice, question);
}
