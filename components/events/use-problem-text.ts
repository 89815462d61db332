"use client";

import { useTranslations } from "next-intl";
import type { FormProblem } from "@/lib/events/form-problems";

/** The sentence of a form's problem; undefined where there is none. */
export function useProblemText() {
  const t = useTranslations("problems");
  return (problem: FormProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    if (problem.code === "attendee") return t("attendee", { line: problem.line, message: problem.message });
    return t(problem.code);
  };
}
