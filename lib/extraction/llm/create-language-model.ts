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

/** The model of a reader, by its row of the registry, behind the fetch that is given. */
export function createLanguageModel(reader: ModelReader, send: typeof fetch): LanguageModel {
  const row = modelProviders[reader.provider];
  return factories[row.sdk]({ reader, row, fetch: send });
}
