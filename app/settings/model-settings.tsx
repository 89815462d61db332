"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AddressField } from "@/components/settings/address-field";
import { KeyField } from "@/components/settings/key-field";
import { ModelChoice } from "@/components/settings/model-choice";
import { SettingsSection } from "@/components/settings/settings-section";
import { useFailureText } from "@/lib/api/use-failure-text";
import { keyOriginOf, namedModel } from "@/lib/llm-config/name-reader";
import { updateLocalPreferences } from "@/lib/preferences/change-local-store";
import { changePreferences } from "@/lib/preferences/change-preferences";
import { isKey, isKeyed, type KeyedModel, keyFor } from "@/lib/preferences/kept-keys";
import type { LocalPreferences } from "@/lib/preferences/local-copy";
import { localPreferences } from "@/lib/preferences/local-store";
import type { SavingState } from "@/lib/preferences/preference-saver";
import { withKey } from "@/lib/preferences/with-key";
import { modelChoices } from "@/lib/wire/choices";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import type { ModelOffer } from "./model-offer";
import { optionOf } from "./model-options";
import { refusedBaseUrl } from "./refused-base-url";
import { ServerSettings } from "./server-settings";
import { useAddressProblem } from "./use-address-problem";

interface ModelSettingsProps {
  offer: ModelOffer;
  copy: LocalPreferences;
  saving: SavingState;
}

const { baseUrl: defaultBaseUrl, selectedModel: defaultModel } = defaultPreferences.model_settings;

/** GPT-4o at OpenAI itself. */
const home = { selectedModel: "gpt4o", baseUrl: null, modelName: null } as const;

/** What a choice of a model changes: another server's address is not GPT-4o's. */
function choiceOf(id: string, { modelSettings }: LocalPreferences) {
  const selectedModel = modelChoices.find((choice) => choice === id);
  if (selectedModel === undefined) return null;
  const leavesServer = modelSettings.selectedModel === "custom" && selectedModel === "gpt4o";
  return leavesServer ? { selectedModel, baseUrl: defaultBaseUrl } : { selectedModel };
}

/** SPEC S8: the model that reads, its address if it can have one, and a key for each provider that takes one. */
export function ModelSettings({ offer, copy, saving }: ModelSettingsProps) {
  const t = useTranslations("settings");
  const names = { unnamedServer: t("serverOption"), otherServer: t("serverOther") };
  const failureText = useFailureText();
  const addressProblemOf = useAddressProblem();
  // The latest address counts for the keys at once, although the server may still refuse it.
  const [typedUrl, setTypedUrl] = useState(copy.modelSettings.baseUrl);
  const chosen = namedModel({ ...offer, copy }) ?? defaultModel;
  const choose = (id: string) => {
    const patch = choiceOf(id, copy);
    if (patch === null) return;
    if (patch.baseUrl !== undefined) setTypedUrl(patch.baseUrl);
    void changePreferences({ model_settings: patch });
  };
  const keep = (key: string, { choice, origin }: { choice: KeyedModel; origin: string }) => {
    updateLocalPreferences({ keys: withKey(localPreferences().keys, origin, key) });
    // A visitor who enters the first key wants that model to read.
    if (key !== "" && namedModel({ ...offer, copy }) === null) choose(choice);
  };
  const typedCopy = { ...copy, modelSettings: { ...copy.modelSettings, baseUrl: typedUrl } };
  const keyed = offer.config.models.flatMap((model) => {
    const choice = isKeyed(model.id) && model.id !== "custom" ? model.id : null;
    // If the address is another server's, GPT-4o is still asked at OpenAI's.
    const atHome = choice === "gpt4o" && chosen === "custom" ? { ...copy, modelSettings: home } : typedCopy;
    const origin = choice === null ? null : keyOriginOf(choice, { ...offer, copy: atHome });
    return choice === null || origin === null ? [] : [{ ...model, choice, origin }];
  });
  return (
    <>
      <SettingsSection title={t("models")} text={t("modelsText")}>
        <ModelChoice
          options={offer.config.models.map((model) => optionOf(model, { offer, copy, ...names }))}
          value={chosen}
          onChange={choose}
        />
        {chosen === "custom" ? (
          <ServerSettings
            copy={copy}
            saving={saving}
            baseUrl={typedUrl ?? defaultBaseUrl}
            onBaseUrlChange={(baseUrl) => {
              setTypedUrl(baseUrl);
              // Another server has other models.
              void changePreferences({ model_settings: { baseUrl, modelName: null } });
            }}
          />
        ) : (
          <AddressField
            id="settings-base-url"
            label={t("baseUrl")}
            hint={t("baseUrlHint")}
            value={copy.modelSettings.baseUrl ?? defaultBaseUrl}
            problemOf={addressProblemOf}
            refusal={refusedBaseUrl(saving, failureText)}
            onCommit={(baseUrl) => {
              setTypedUrl(baseUrl);
              void changePreferences({ model_settings: { baseUrl } });
            }}
          />
        )}
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
