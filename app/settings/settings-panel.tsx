"use client";

import { useTheme } from "next-themes";
import { AppearanceSection } from "@/components/settings/appearance-section";
import { DataSection } from "@/components/settings/data-section";
import { SettingsDialog } from "@/components/settings/settings-dialog";
import { useFailureText } from "@/lib/api/use-failure-text";
import { languages } from "@/lib/messages/languages";
import { changePreferences, retrySaving, useSaving } from "@/lib/preferences/change-preferences";
import { useLocalPreferences } from "@/lib/preferences/local-store";
import { themeChoices } from "@/lib/wire/choices";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import type { ModelOffer } from "./model-offer";
import { ModelSettings } from "./model-settings";
import { OllamaSettings } from "./ollama-settings";
import { useDeleteMyData } from "./use-delete-my-data";
import { usePageLanguage } from "./use-page-language";

interface SettingsPanelProps {
  offer: ModelOffer;
  onClose: () => void;
}

/** SPEC S8, E4: what the dialog shows of this browser's preferences, and what each change does. */
export function SettingsPanel({ offer, onClose }: SettingsPanelProps) {
  const { theme, setTheme } = useTheme();
  const copy = useLocalPreferences();
  const saving = useSaving();
  const failureText = useFailureText();
  const deletion = useDeleteMyData(onClose);
  const { language, chooseLanguage } = usePageLanguage();
  return (
    <SettingsDialog
      saving={
        saving.kind === "failed"
          ? { kind: "failed", message: failureText(saving.error), canRetry: saving.error.isRetryable }
          : saving
      }
      onRetry={() => void retrySaving()}
      onClose={onClose}
    >
      <AppearanceSection
        theme={themeChoices.find((choice) => choice === theme) ?? defaultPreferences.theme}
        onThemeChange={(choice) => {
          setTheme(choice);
          void changePreferences({ theme: choice });
        }}
        language={language}
        languages={languages}
        onLanguageChange={(tag) => void chooseLanguage(tag)}
      />
      <ModelSettings offer={offer} copy={copy} saving={saving} />
      <OllamaSettings copy={copy} saving={saving} />
      <DataSection isDeleting={deletion.isDeleting} onDeleteAll={() => void deletion.deleteMyData()} />
    </SettingsDialog>
  );
}
