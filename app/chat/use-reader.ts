"use client";

import { useTranslations } from "next-intl";
import type { ModelOffer } from "@/app/settings/model-offer";
import { keyHeaders, nameReader } from "@/lib/llm-config/name-reader";
import { useLocalPreferences } from "@/lib/preferences/local-store";
import type { ModelChoice } from "@/lib/wire/choices";

interface TextReader {
  /** SPEC S17, in words. */
  sentence: string;
  /** True when the visitor wants a model but none can be asked, so that a link to the settings would help. */
  isMissing: boolean;
  /** True when a model will be asked. */
  isModel: boolean;
  /** SPEC D8: the choice on the screen; undefined for a visitor who never chose. */
  model: ModelChoice | undefined;
  /** SPEC D5: the header with the visitor's key for that model. */
  headers: Record<string, string>;
}

/** Who will read the text, by this browser's settings and what the server offers. */
export function useReader(offer: ModelOffer, usesModel: boolean): TextReader {
  const t = useTranslations("chat");
  const copy = useLocalPreferences();
  const settings = { ...offer, usesModel, copy };
  const reader = nameReader(settings);
  const sayReader = (): string => {
    if (reader.kind === "model") return t("readerModel", { model: reader.label, host: reader.host });
    if (reader.kind === "noKey") return t("readerNoKey", { model: reader.label });
    return t(reader.kind === "noModel" ? "readerNoModel" : "readerRules");
  };
  return {
    sentence: sayReader(),
    isMissing: reader.kind === "noModel" || reader.kind === "noKey",
    isModel: reader.kind === "model",
    model: (usesModel ? copy.modelSettings.selectedModel : null) ?? undefined,
    headers: keyHeaders(settings),
  };
}
