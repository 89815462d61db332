import "server-only";
import { chooseReader } from "@/lib/extraction/llm/reader";
import type { ServerModels } from "@/lib/extraction/llm/server-models";
import { modelProviders } from "@/lib/models/registry";
import { isUrlAllowed } from "@/lib/preferences/allowed-url";
import { type ModelChoice, modelChoices } from "@/lib/wire/choices";
import type { VisitorKeyRules } from "./name-reader";

/** The origins that a visitor's keys would go to, by model; a server's own key may go elsewhere (SPEC D5). */
function visitorKeyOrigins(server: ServerModels): Partial<Record<ModelChoice, string>> {
  const origins: Partial<Record<ModelChoice, string>> = {};
  for (const choice of modelChoices) {
    const question = { asked: choice, preferred: null, server, isAllowed: isUrlAllowed };
    const reader = chooseReader({ ...question, visitorKeys: { [choice]: "a key of the visitor's" } });
    if (reader?.keyFrom === "visitor") origins[choice] = new URL(reader.baseUrl).origin;
  }
  return origins;
}

/** What a browser needs to know about this server and the registry to choose where a visitor's key goes. */
export const visitorKeyRules = (server: ServerModels): VisitorKeyRules => ({
  keyOrigins: visitorKeyOrigins(server),
  keyedHosts: Object.values(modelProviders).flatMap(({ officialHosts }) => officialHosts),
  customModel: server.models.custom.officialModel,
});
