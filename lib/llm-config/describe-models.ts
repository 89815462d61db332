import "server-only";
import {
  chooseReader,
  type ModelReader,
  serverDefaultChoice,
  type VisitorKeys,
} from "@/lib/extraction/llm/reader";
import type { ServerModels } from "@/lib/extraction/llm/server-models";
import { modelProviders } from "@/lib/models/registry";
import { isUrlAllowed } from "@/lib/preferences/allowed-url";
import { type ModelChoice, modelChoices } from "@/lib/wire/choices";
import type { LlmConfig } from "@/lib/wire/models-schema";

interface ModelQuestion {
  server: ServerModels;
  /** SPEC D6: whether the server may connect to an address that a visitor chose. */
  isAllowed?: (url: string, use: "model" | "ollama") => boolean;
}

function describeModel(choice: ModelChoice, { server, isAllowed = isUrlAllowed }: ModelQuestion) {
  const readerWith = (visitorKeys: VisitorKeys): ModelReader | null =>
    chooseReader({ asked: choice, preferred: null, visitorKeys, server, isAllowed });
  const own = readerWith({});
  const reader = own ?? readerWith({ [choice]: "a key of the visitor's" });
  if (reader === null) return [];
  const { label, provider, keyHeader } = modelProviders[choice];
  return [
    {
      id: choice,
      label,
      provider,
      model: reader.model,
      host: new URL(reader.baseUrl).host,
      has_server_key: own !== null,
      key_header: keyHeader,
    },
  ];
}

/**
 * SPEC A13: the models that this server offers to a visitor who has chosen nothing. Each is described by the
 * reader that would be chosen (SPEC D8), so it says what a create would do; a model that could never be asked
 * is left out. Never contains a key.
 */
export function describeModels(question: ModelQuestion): LlmConfig {
  return {
    default_model: serverDefaultChoice(question.server),
    models: modelChoices.flatMap((choice) => describeModel(choice, question)),
  };
}
