"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AddressField } from "@/components/settings/address-field";
import { KeyField } from "@/components/settings/key-field";
import { ModelChoice, type ModelOption, type ModelReadiness } from "@/components/settings/model-choice";
import { SettingsSection } from "@/components/settings/settings-section";
import { keyOriginOf, namedModel, nameReader } from "@/lib/llm-config/name-reader";
import { changePreferences } from "@/lib/preferences/change-preferences";
import { isKey, isKeyed, type KeyedModel, keyFor, withKey } from "@/lib/preferences/kept-keys";
import type { LocalPreferences } from "@/lib/preferences/local-copy";
import { localPreferences, updateLocalPreferences } from "@/lib/preferences/local-store";
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
  const origin = isKeyed(model.id) ? keyOriginOf(model.id, { ...offer, copy }) : null;
  if (keyFor(copy.keys, origin) !== "") return "ownKey";
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
  // What the visitor typed last counts for the keys at once, though the server may still refuse it.
  const [typedUrl, setTypedUrl] = useState(copy.modelSettings.baseUrl);
  const chosen = namedModel({ ...offer, copy }) ?? defaultPreferences.model_settings.selectedModel;
  const choose = (id: string) => {
    const selectedModel = modelChoices.find((choice) => choice === id);
    if (selectedModel !== undefined) void changePreferences({ model_settings: { selectedModel } });
  };
  const keep = (key: string, { choice, origin }: { choice: KeyedModel; origin: string }) => {
    updateLocalPreferences({ keys: withKey(localPreferences().keys, origin, key) });
    // Whoever enters the first key means that model to read.
    if (key !== "" && namedModel({ ...offer, copy }) === null) choose(choice);
  };
  const refused = saving.kind === "failed" && saving.patch.model_settings?.baseUrl !== undefined;
  const keyed = offer.config.models.flatMap((model) => {
    const choice = isKeyed(model.id) ? model.id : null;
    const modelSettings = { ...copy.modelSettings, baseUrl: typedUrl };
    const origin =
      choice === null ? null : keyOriginOf(choice, { ...offer, copy: { ...copy, modelSettings } });
    return choice === null || origin === null ? [] : [{ ...model, choice, origin }];
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
          onCommit={(baseUrl) => {
            setTypedUrl(baseUrl);
            void changePreferences({ model_settings: { baseUrl } });
          }}
        />
      </SettingsSection>
      <SettingsSection title={t("keys")} text={t("keysText")}>
        {keyed.map(({ choice, origin, provider, label }) => (
          <KeyField
            key={choice}
            id={`settings-key-${choice}`}
            provider={choice === "gpt4o" ? provider : label}
            origin={origin}
            value={keyFor(copy.keys, origin)}
            isValid={isKey}
            onChange={(key) => keep(key, { choice, origin })}
          />
        ))}
      </SettingsSection>
    </>
  );
}
