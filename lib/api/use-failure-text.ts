"use client";

import { useTranslations } from "next-intl";
import type { ApiError } from "./api-error";

/** The sentence for a failure: the server's own, or the screens' in the current language (SPEC X2). */
export function useFailureText() {
  const t = useTranslations("failures");
  return ({ told }: ApiError): string => ("sentence" in told ? told.sentence : t(told.wording));
}
