"use client";

import { useState } from "react";
import { type ModelSearch, ServerSection } from "@/components/settings/server-section";
import { ApiError } from "@/lib/api/api-error";
import { useFailureText } from "@/lib/api/use-failure-text";
import { keyHeadersFor } from "@/lib/llm-config/key-headers-for";
import { updateLocalPreferences } from "@/lib/preferences/change-local-store";
import { changePreferences } from "@/lib/preferences/change-preferences";
import { isKey, keyFor } from "@/lib/preferences/kept-keys";
import { knownServers } from "@/lib/preferences/known-servers";
import type { LocalPreferences } from "@/lib/preferences/local-copy";
import { localPreferences } from "@/lib/preferences/local-store";
import type { SavingState } from "@/lib/preferences/preference-saver";
import { fetchModels } from "@/lib/preferences/requests";
import { withKey } from "@/lib/preferences/with-key";
import { modelNameForm } from "@/lib/wire/choices";
import { refusedBaseUrl } from "./refused-base-url";
import { useAddressProblem } from "./use-address-problem";

interface ServerSettingsProps {
  copy: LocalPreferences;
  saving: SavingState;
  /** What was typed or chosen last, although the server may still refuse it. */
  baseUrl: string;
  onBaseUrlChange: (baseUrl: string) => void;
}

/** SPEC B14: another server's address, its key, and the model to use there. */
export function ServerSettings({ copy, saving, baseUrl, onBaseUrlChange }: ServerSettingsProps) {
  const failureText = useFailureText();
  const addressProblemOf = useAddressProblem();
  const [search, setSearch] = useState<ModelSearch>({ kind: "idle" });
  const { origin } = new URL(baseUrl);
  const findModels = async () => {
    setSearch({ kind: "searching" });
    try {
      const { models } = await fetchModels(baseUrl, keyHeadersFor(origin, localPreferences().keys));
      setSearch({ kind: "found", names: models.map(({ name }) => name) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSearch({ kind: "failed", message: failureText(error) });
    }
  };
  return (
    <ServerSection
      presets={knownServers}
      baseUrl={baseUrl}
      refusal={refusedBaseUrl(saving, failureText)}
      addressProblemOf={addressProblemOf}
      modelName={copy.modelSettings.modelName ?? ""}
      isModelName={(name) => modelNameForm.test(name)}
      search={search}
      apiKey={{ origin, value: keyFor(copy.keys, origin), isValid: isKey }}
      onBaseUrlChange={(address) => {
        setSearch({ kind: "idle" });
        onBaseUrlChange(address);
      }}
      onModelChange={(name) =>
        void changePreferences({ model_settings: { modelName: name === "" ? null : name } })
      }
      onKeyChange={(key) => updateLocalPreferences({ keys: withKey(localPreferences().keys, origin, key) })}
      onSearch={() => void findModels()}
    />
  );
}
