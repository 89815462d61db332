import type { ModelOption, ModelReadiness } from "@/components/settings/model-choice";
import { keyOriginOf, nameReader } from "@/lib/llm-config/name-reader";
import { isKeyed, keyFor } from "@/lib/preferences/kept-keys";
import type { LocalPreferences } from "@/lib/preferences/local-copy";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import type { LlmConfig } from "@/lib/wire/models-schema";
import type { ModelOffer } from "./model-offer";

type OfferedModel = LlmConfig["models"][number];

interface OptionQuestion {
  offer: ModelOffer;
  copy: LocalPreferences;
  /** What is shown for another server before it has an address. */
  unnamedServer: string;
  /** The name of the choice of another server. */
  otherServer: string;
}

/** The copy as if the visitor had chosen this model; GPT-4o is never asked at another server's address. */
function asIfChosen({ id }: OfferedModel, copy: LocalPreferences): LocalPreferences {
  const leavesServer = id === "gpt4o" && copy.modelSettings.selectedModel === "custom";
  const baseUrl = leavesServer ? defaultPreferences.model_settings.baseUrl : copy.modelSettings.baseUrl;
  return { ...copy, modelSettings: { ...copy.modelSettings, selectedModel: id, baseUrl } };
}

/** Whether a model could be used if it were chosen. */
function readinessOf(
  model: OfferedModel,
  { offer, copy }: Pick<OptionQuestion, "offer" | "copy">,
): ModelReadiness {
  const { kind } = nameReader({ ...offer, usesModel: true, copy });
  if (kind !== "model") return kind === "noModel" ? "modelMissing" : "keyMissing";
  if (model.key_header === null) return "noKeyNeeded";
  const origin = isKeyed(model.id) ? keyOriginOf(model.id, { ...offer, copy }) : null;
  if (keyFor(copy.keys, origin) !== "") return "ownKey";
  return model.has_server_key ? "serverKey" : "ownServer";
}

function detailsOf(model: OfferedModel, { offer, copy, unnamedServer }: OptionQuestion): string[] {
  const reader = nameReader({ ...offer, usesModel: true, copy });
  if (model.id === "custom") return reader.kind === "model" ? [reader.label, reader.host] : [unnamedServer];
  const name = (model.id === "ollama" ? copy.ollamaSettings.selectedModel : null) ?? model.model;
  const host = reader.kind === "model" ? reader.host : model.host;
  return [...(model.provider === model.label ? [] : [model.provider]), name, host];
}

/** What the list of models says about one of them. */
export function optionOf(model: OfferedModel, question: OptionQuestion): ModelOption {
  const copy = asIfChosen(model, question.copy);
  return {
    id: model.id,
    label: model.id === "custom" ? question.otherServer : model.label,
    details: detailsOf(model, { ...question, copy }),
    readiness: readinessOf(model, { ...question, copy }),
  };
}
