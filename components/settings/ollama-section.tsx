"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { LoadingIndicator } from "@/components/ui/loading-indicator";
import { SelectField } from "@/components/ui/select-field";
import { AddressField, type RefusedAddress } from "./address-field";
import { SettingsSection } from "./settings-section";

/** The result of the latest connection test. */
export type OllamaTest =
  | { kind: "untested" | "testing" }
  | { kind: "connected"; modelCount: number }
  | { kind: "failed"; message: string };

interface OllamaSectionProps {
  baseUrl: string;
  refusal: RefusedAddress | undefined;
  addressProblemOf: (address: string) => string | null;
  selectedModel: string;
  /** The models that the latest test found there. */
  models: readonly string[];
  test: OllamaTest;
  onBaseUrlChange: (address: string) => void;
  onTest: (address: string) => void;
  onModelChange: (name: string) => void;
}

/** SPEC S8: where Ollama is, whether it answers, and which of its models reads. */
export function OllamaSection(props: OllamaSectionProps) {
  const { test, models, selectedModel } = props;
  const t = useTranslations("settings");
  // The selected model is offered even if it was not found: it may be there later.
  const names = models.includes(selectedModel) ? models : [selectedModel, ...models];
  return (
    <SettingsSection title={t("ollama")} text={t("ollamaText")}>
      <AddressField
        id="settings-ollama-url"
        label={t("ollamaBaseUrl")}
        hint={t("ollamaHint")}
        value={props.baseUrl}
        problemOf={props.addressProblemOf}
        refusal={props.refusal}
        onCommit={props.onBaseUrlChange}
      >
        {(address) => (
          <Button
            disabled={test.kind === "testing" || props.addressProblemOf(address) !== null}
            onClick={() => props.onTest(address)}
          >
            {t("ollamaTest")}
          </Button>
        )}
      </AddressField>
      <div role="status" className="-mt-1 empty:hidden">
        {test.kind === "testing" && <LoadingIndicator label={t("ollamaTesting")} isStatus={false} />}
        {test.kind === "connected" && (
          <p className="flex items-center gap-2 text-sm text-success">
            <CircleCheck aria-hidden="true" className="size-4" />
            {t("ollamaConnected", { count: test.modelCount })}
          </p>
        )}
        {test.kind === "failed" && <FieldError id="settings-ollama-failed" message={test.message} />}
      </div>
      <SelectField
        id="settings-ollama-model"
        label={t("ollamaModel")}
        value={selectedModel}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={props.onModelChange}
      />
    </SettingsSection>
  );
}
