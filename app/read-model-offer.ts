import "server-only";
import { cache } from "react";
import { describeModels } from "@/lib/llm-config/describe-models";
import { visitorKeyRules } from "@/lib/llm-config/visitor-key-rules";
import { ownModels } from "@/lib/readings/server-models";
import { modelChoices } from "@/lib/wire/choices";
import { storedPreferences } from "./first-read";
import type { ModelOffer } from "./settings/model-offer";

/** What a page says about the models (SPEC A13, S17), read once for each page while it is rendered. */
export const readModelOffer = cache(async (): Promise<ModelOffer> => {
  const row = await storedPreferences();
  const server = ownModels(Date.now());
  return {
    config: describeModels({ server }),
    ...visitorKeyRules(server),
    preferredModel: modelChoices.find((choice) => choice === row?.selectedModel) ?? null,
    hasStoredPreferences: row !== undefined && row !== null,
  };
});
