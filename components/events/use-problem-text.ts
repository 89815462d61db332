"use client";

import { useTranslations } from "next-intl";
import type { FormProblem } from "@/lib/events/form-problems";
import { eventLimits } from "@/lib/wire/event-limits";

/** The sentence of a form's problem; undefined if there is none. */
export function useProblemText() {
  const t = useTranslations("problems");
  return (problem: FormProblem | undefined): string | undefined => {
    if (problem === undefined) return undefined;
    if (!("line" in problem)) return t(problem.code);
    const { code, line } = problem;
    const max = code === "attendeesTooMany" ? eventLimits.attendees : eventLimits.nameLength;
    return t(code, { line, max });
  };
}
