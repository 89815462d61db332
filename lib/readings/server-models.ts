import "server-only";
import { environment } from "@/lib/env";
import { readServerModels, type ServerModels } from "@/lib/extraction/llm/server-models";

/** What the operator of this server configured for every provider; `nowMs` is epoch milliseconds. */
export function ownModels(nowMs: number): ServerModels {
  return readServerModels(nowMs, environment);
}
