import { defineRoute } from "@/lib/http/define-route";
import { listModelsOfOllama } from "@/lib/llm-config/operations";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = defineRoute(listModelsOfOllama);
