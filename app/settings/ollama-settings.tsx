"use client";

import { useState } from "react";
import { OllamaSection, type OllamaTest } from "@/components/settings/ollama-section";
import { ApiError } from "@/lib/api/api-error";
import { useFailureText } from "@/lib/api/use-failure-text";
import { updateLocalPreferences } from "@/lib/preferences/change-local-store";
import { changePreferences } from "@/lib/preferences/change-preferences";
import type { LocalPreferences } from "@/lib/preferences/local-copy";
import { localPreferences } from "@/lib/preferences/local-store";
import type { SavingState } from "@/lib/preferences/preference-saver";
import { fetchOllamaModels } from "@/lib/preferences/requests";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import { useAddressProblem } from "./use-address-problem";

interface OllamaSettingsProps {
  copy: LocalPreferences;
  saving: SavingState;
}

const keepFound = (found: { isConnected: boolean; availableModels: readonly string[] }): void =>
  updateLocalPreferences({ ollamaSettings: { ...localPreferences().ollamaSettings, ...found } });

/** SPEC S8, A17: Ollama's address, whether it answers, and the models found there. */
export function OllamaSettings({ copy, saving }: OllamaSettingsProps) {
  const failureText = useFailureText();
  const addressProblemOf = useAddressProblem();
  const { ollamaSettings } = copy;
  const { ollama_settings: defaults } = defaultPreferences;
  const [test, setTest] = useState<OllamaTest>({ kind: "untested" });
  const testConnection = async (address: string) => {
    setTest({ kind: "testing" });
    try {
      const { models } = await fetchOllamaModels(address);
      keepFound({ isConnected: true, availableModels: models.map(({ name }) => name) });
      setTest({ kind: "connected", modelCount: models.length });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      keepFound({ isConnected: false, availableModels: [] });
      setTest({ kind: "failed", message: failureText(error) });
    }
  };
  const refused = saving.kind === "failed" ? saving.patch.ollama_settings?.baseUrl : undefined;
  return (
    <OllamaSection
      baseUrl={ollamaSettings.baseUrl ?? defaults.baseUrl}
      refusal={
        saving.kind === "failed" && refused !== undefined
          ? { address: refused, message: failureText(saving.error) }
          : undefined
      }
      addressProblemOf={addressProblemOf}
      selectedModel={ollamaSettings.selectedModel ?? defaults.selectedModel}
      models={ollamaSettings.availableModels}
      test={test}
      onBaseUrlChange={(baseUrl) => {
        setTest({ kind: "untested" });
        keepFound({ isConnected: false, availableModels: [] });
        void changePreferences({ ollama_settings: { baseUrl } });
      }}
      onTest={(address) => void testConnection(address)}
      onModelChange={(selectedModel) => void changePreferences({ ollama_settings: { selectedModel } })}
    />
  );
}
