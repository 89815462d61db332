import "server-only";
import { type ModelProvider, modelProviders } from "@/lib/models/registry";
import { createClaudeModel } from "./claude";
import type { LanguageModel, ModelConnection } from "./language-model";
import { createOllamaModel } from "./ollama";
import { createOpenAiCompatibleModel } from "./openai-compatible";
import type { ModelReader } from "./reader";

const factories: Record<ModelProvider["sdk"], (connection: ModelConnection) => LanguageModel> = {
  openai: createOpenAiCompatibleModel,
  anthropic: createClaudeModel,
  ollama: createOllamaModel,
};

/** Creates the language model of a reader, by the provider's row in the registry and with the given fetch. */
export function createLanguageModel(reader: ModelReader, send: typeof fetch): LanguageModel {
  const row = modelProviders[reader.provider];
  return factories[row.sdk]({ reader, row, fetch: send });
}
