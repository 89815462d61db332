"use client";

import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { LoadingIndicator } from "@/components/ui/loading-indicator";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { AddressField, type RefusedAddress } from "./address-field";
import { KeyField } from "./key-field";

/** The result of the latest request for the models. */
export type ModelSearch =
  | { kind: "idle" | "searching" }
  | { kind: "found"; names: readonly string[] }
  | { kind: "failed"; message: string };

interface ServerSectionProps {
  /** Servers with known addresses. */
  presets: readonly { name: string; baseUrl: string }[];
  baseUrl: string;
  refusal: RefusedAddress | undefined;
  addressProblemOf: (address: string) => string | null;
  modelName: string;
  isModelName: (name: string) => boolean;
  search: ModelSearch;
  /** The key for the origin of `baseUrl`. */
  apiKey: { origin: string; value: string; isValid: (key: string) => boolean };
  onBaseUrlChange: (address: string) => void;
  onModelChange: (name: string) => void;
  onKeyChange: (key: string) => void;
  onSearch: () => void;
}

/** SPEC B14: any server that speaks OpenAI's API: its address, its key, and which of its models reads. */
export function ServerSection(props: ServerSectionProps) {
  const { presets, baseUrl, apiKey } = props;
  const t = useTranslations("settings");
  const preset = presets.find((known) => known.baseUrl === baseUrl);
  return (
    <div className="flex flex-col gap-4 rounded-xl border border-line bg-sunken p-4">
      <SelectField
        id="settings-server"
        label={t("server")}
        value={preset?.baseUrl ?? ""}
        options={[
          { value: "", label: t("serverOwn") },
          ...presets.map((known) => ({ value: known.baseUrl, label: known.name })),
        ]}
        onChange={(address) => address !== "" && props.onBaseUrlChange(address)}
      />
      <AddressField
        id="settings-base-url"
        label={t("serverBaseUrl")}
        hint={t("serverHint")}
        value={baseUrl}
        problemOf={props.addressProblemOf}
        refusal={props.refusal}
        onCommit={props.onBaseUrlChange}
      />
      <KeyField
        id="settings-key-server"
        provider={new URL(apiKey.origin).host}
        origin={apiKey.origin}
        value={apiKey.value}
        isValid={apiKey.isValid}
        onChange={props.onKeyChange}
      />
      <ModelName {...props} />
    </div>
  );
}

/** The model's name, typed or chosen from the server's own list. */
function ModelName({ modelName, isModelName, search, onModelChange, onSearch }: ServerSectionProps) {
  const t = useTranslations("settings");
  const [latest, setLatest] = useState({ modelName, text: modelName });
  const typed = latest.modelName === modelName ? latest.text : modelName;
  const isWrong = typed !== "" && !isModelName(typed);
  const commit = () => {
    if (typed !== modelName && (typed === "" || isModelName(typed))) onModelChange(typed);
  };
  const names = search.kind === "found" ? search.names : [];
  return (
    <>
      <TextField
        id="settings-server-model"
        label={t("serverModel")}
        hint={t("serverModelHint")}
        value={typed}
        onChange={(event) => setLatest({ modelName, text: event.target.value.trim() })}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
        error={isWrong ? t("serverModelWrong") : undefined}
      >
        <Button disabled={search.kind === "searching"} onClick={onSearch}>
          {t("serverSearch")}
        </Button>
      </TextField>
      <div role="status" className="-mt-1 empty:hidden">
        {search.kind === "searching" && <LoadingIndicator label={t("serverSearching")} isStatus={false} />}
        {search.kind === "found" && (
          <p className="flex items-center gap-2 text-sm text-success">
            <CircleCheck aria-hidden="true" className="size-4" />
            {t("serverFound", { count: names.length })}
          </p>
        )}
        {search.kind === "failed" && <FieldError id="settings-server-failed" message={search.message} />}
      </div>
      {names.length > 0 && (
        <SelectField
          id="settings-server-models"
          label={t("serverModels")}
          value={names.includes(modelName) ? modelName : ""}
          options={[
            ...(names.includes(modelName) ? [] : [{ value: "", label: t("serverModelsChoose") }]),
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(name) => name !== "" && onModelChange(name)}
        />
      )}
    </>
  );
}
