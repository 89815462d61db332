import "server-only";
import { readServerModels } from "@/lib/extraction/llm/server-models";
import { jsonOperation } from "@/lib/http/operation";
import { describeModels } from "./describe-models";
import { llmConfigSchema } from "./schema";

export const getLlmConfig = jsonOperation({
  id: "getLlmConfig",
  method: "GET",
  path: "/llm-config/",
  summary: "List the models that this server offers, and which of them need no key of the visitor's",
  response: llmConfigSchema,
  handler: async ({ now }) => describeModels({ server: readServerModels(now.getTime()) }),
});
