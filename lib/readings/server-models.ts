import "server-only";
import { environment } from "@/lib/env";
import { readServerModels, type ServerModels } from "@/lib/extraction/llm/server-models";

/** The operator's setup of every provider on this server; `nowMs` is epoch milliseconds. */
export function ownModels(nowMs: number): ServerModels {
  return readServerModels(nowMs, environment);
}
