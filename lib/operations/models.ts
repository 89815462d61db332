import "server-only";
import { readVisitorKeys } from "@/lib/extraction/llm/reader";
import { keyOriginFieldsSchema } from "@/lib/http/key-origin";
import { jsonOperation } from "@/lib/http/operation";
import { describeModels } from "@/lib/llm-config/describe-models";
import { findModels } from "@/lib/llm-config/find-models";
import { ownModels } from "@/lib/readings/server-models";
import {
  llmConfigSchema,
  modelNamesRequestSchema,
  modelNamesSchema,
  ollamaModelsRequestSchema,
} from "@/lib/wire/models-schema";

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
  response: modelNamesSchema,
  failures: ["model_unreachable"],
  needsDatabase: false,
  limit: "modelTests",
  handler: ({ body }) => findModels({ ...body, provider: "ollama", visitorKeys: {}, keyOrigin: null }),
});

export const listModelsOfServer = jsonOperation({
  id: "listModels",
  method: "POST",
  path: "/llm/models/",
  summary:
    "List the models of a provider, or of a server that speaks as it does, with the visitor's key or without one",
  headerFields: keyOriginFieldsSchema,
  takesModelKeys: true,
  body: modelNamesRequestSchema,
  response: modelNamesSchema,
  failures: ["model_unreachable", "model_key_refused"],
  needsDatabase: false,
  limit: "modelTests",
  handler: ({ body, headers, headerFields }) =>
    findModels({
      ...body,
      visitorKeys: readVisitorKeys(headers),
      keyOrigin: headerFields["x-model-key-origin"] ?? null,
    }),
});
