"use client";

import { useTranslations } from "next-intl";
import type { ApiError } from "./api-error";

/** The sentence of a failure: the server's own, else the screen's in the language of today (SPEC X2). */
export function useFailureText() {
  const t = useTranslations("failures");
  return ({ told }: ApiError): string => ("sentence" in told ? told.sentence : t(told.wording));
}
