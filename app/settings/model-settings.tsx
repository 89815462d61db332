"use client";

import { useTranslations } from "next-intl";
import { AddressField } from "@/components/settings/address-field";
import { KeyField } from "@/components/settings/key-field";
import { ModelChoice, type ModelOption, type ModelReadiness } from "@/components/settings/model-choice";
import { SettingsSection } from "@/components/settings/settings-section";
import { namedModel, nameReader } from "@/lib/llm-config/name-reader";
import { changePreferences } from "@/lib/preferences/change-preferences";
import { isKey, type KeyedModel, keyedModels, type LocalPreferences } from "@/lib/preferences/local-copy";
import { updateLocalPreferences } from "@/lib/preferences/local-store";
import type { SavingState } from "@/lib/preferences/preference-saver";
import { modelChoices } from "@/lib/wire/choices";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import type { LlmConfig } from "@/lib/wire/models-schema";
import type { ModelOffer } from "./model-offer";
import { useAddressProblem } from "./use-address-problem";

interface ModelSettingsProps {
  offer: ModelOffer;
  copy: LocalPreferences;
  saving: SavingState;
}

type OfferedModel = LlmConfig["models"][number];

/** Whether a model could be asked if it were chosen. */
function readinessOf(
  model: OfferedModel,
  { offer, copy }: Omit<ModelSettingsProps, "saving">,
): ModelReadiness {
  const asIfChosen = { ...copy, modelSettings: { ...copy.modelSettings, selectedModel: model.id } };
  if (nameReader({ ...offer, usesModel: true, copy: asIfChosen }).kind !== "model") return "keyMissing";
  if (model.key_header === null) return "noKeyNeeded";
  const hasOwnKey = keyedModels.some((keyed) => keyed === model.id && copy.keys[keyed] !== "");
  if (hasOwnKey) return "ownKey";
  return model.has_server_key ? "serverKey" : "ownServer";
}

function optionOf(model: OfferedModel, props: Omit<ModelSettingsProps, "saving">): ModelOption {
  const { offer, copy } = props;
  const asIfChosen = { ...copy, modelSettings: { ...copy.modelSettings, selectedModel: model.id } };
  const reader = nameReader({ ...offer, usesModel: true, copy: asIfChosen });
  const isOllama = model.id === "ollama";
  return {
    id: model.id,
    label: model.label,
    provider: model.provider,
    model: (isOllama ? copy.ollamaSettings.selectedModel : null) ?? model.model,
    host: reader.kind === "model" ? reader.host : model.host,
    readiness: readinessOf(model, props),
  };
}

/** SPEC S8: the model that reads, GPT-4o's address, and a key for each provider that takes one. */
export function ModelSettings({ offer, copy, saving }: ModelSettingsProps) {
  const t = useTranslations("settings");
  const addressProblemOf = useAddressProblem();
  const chosen = namedModel({ ...offer, copy }) ?? defaultPreferences.model_settings.selectedModel;
  const choose = (id: string) => {
    const selectedModel = modelChoices.find((choice) => choice === id);
    if (selectedModel !== undefined) void changePreferences({ model_settings: { selectedModel } });
  };
  const keep = (choice: KeyedModel, key: string) => {
    updateLocalPreferences({ keys: { ...copy.keys, [choice]: key } });
    // Whoever enters the first key means that model to read.
    if (key !== "" && namedModel({ ...offer, copy }) === null) choose(choice);
  };
  const refused = saving.kind === "failed" && saving.patch.model_settings?.baseUrl !== undefined;
  const keyed = offer.config.models.flatMap((model) => {
    const choice = keyedModels.find((known) => known === model.id);
    return choice === undefined ? [] : [{ ...model, choice }];
  });
  return (
    <>
      <SettingsSection title={t("models")} text={t("modelsText")}>
        <ModelChoice
          options={offer.config.models.map((model) => optionOf(model, { offer, copy }))}
          value={chosen}
          onChange={choose}
        />
        <AddressField
          id="settings-base-url"
          label={t("baseUrl")}
          hint={t("baseUrlHint")}
          value={copy.modelSettings.baseUrl ?? defaultPreferences.model_settings.baseUrl}
          problemOf={addressProblemOf}
          refusal={refused ? saving.error.message : undefined}
          onCommit={(baseUrl) => void changePreferences({ model_settings: { baseUrl } })}
        />
      </SettingsSection>
      <SettingsSection title={t("keys")} text={t("keysText")}>
        {keyed.map(({ choice, provider, label, host }) => (
          <KeyField
            key={choice}
            id={`settings-key-${choice}`}
            provider={choice === "gpt4o" ? provider : label}
            host={choice === "gpt4o" ? openAiHost(copy, offer) : (offer.keyHosts[choice] ?? host)}
            value={copy.keys[choice]}
            isValid={isKey}
            onChange={(key) => keep(choice, key)}
          />
        ))}
      </SettingsSection>
    </>
  );
}

/** Where a key for GPT-4o would go: to the address of the visitor's choice, where there is one. */
function openAiHost(copy: LocalPreferences, offer: ModelOffer): string {
  const keys = { ...copy.keys, gpt4o: "a key of the visitor's" };
  const modelSettings = { ...copy.modelSettings, selectedModel: "gpt4o" } as const;
  const reader = nameReader({ ...offer, usesModel: true, copy: { ...copy, keys, modelSettings } });
  return reader.kind === "model" ? reader.host : "";
}
