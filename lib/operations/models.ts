import "server-only";
import { jsonOperation } from "@/lib/http/operation";
import { describeModels } from "@/lib/llm-config/describe-models";
import { findOllamaModels } from "@/lib/llm-config/find-ollama-models";
import { ownModels } from "@/lib/readings/server-models";
import { llmConfigSchema, ollamaModelsRequestSchema, ollamaModelsSchema } from "@/lib/wire/models-schema";

export const getLlmConfig = jsonOperation({
  id: "getLlmConfig",
  method: "GET",
  path: "/llm-config/",
  needsDatabase: false,
  summary: "List the models that this server offers, and which of them need no key of the visitor's",
  response: llmConfigSchema,
  handler: async ({ now }) => describeModels({ server: ownModels(now.getTime()) }),
});

export const listModelsOfOllama = jsonOperation({
  id: "listOllamaModels",
  method: "POST",
  path: "/llm/ollama/models/",
  summary: "List the models of an Ollama server, which shows whether it can be reached",
  body: ollamaModelsRequestSchema,
  response: ollamaModelsSchema,
  failures: ["model_unreachable"],
  needsDatabase: false,
  limit: "modelTests",
  handler: ({ body }) => findOllamaModels(body),
});
