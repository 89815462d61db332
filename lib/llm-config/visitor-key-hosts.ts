import "server-only";
import { chooseReader } from "@/lib/extraction/llm/reader";
import type { ServerModels } from "@/lib/extraction/llm/server-models";
import { isUrlAllowed } from "@/lib/preferences/allowed-url";
import { type ModelChoice, modelChoices } from "@/lib/wire/choices";

/** Where a visitor's key would go, `host[:port]` by model; a server's own key may go elsewhere (SPEC D5). */
export function visitorKeyHosts(server: ServerModels): Partial<Record<ModelChoice, string>> {
  const hosts: Partial<Record<ModelChoice, string>> = {};
  for (const choice of modelChoices) {
    const question = { asked: choice, preferred: null, server, isAllowed: isUrlAllowed };
    const reader = chooseReader({ ...question, visitorKeys: { [choice]: "a key of the visitor's" } });
    if (reader?.keyFrom === "visitor") hosts[choice] = new URL(reader.baseUrl).host;
  }
  return hosts;
}
