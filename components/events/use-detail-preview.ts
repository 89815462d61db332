"use client";

import { useTranslations } from "next-intl";
import type { EventForm } from "@/lib/events/event-form";
import type { DetailName } from "./event-details";

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** What a collapsed card shows of its content, in a line; null for an empty one. */
export function useDetailPreview() {
  const t = useTranslations("event");
  return (name: DetailName, form: EventForm): string | null => {
    if (name === "location" || name === "venue") return form[name].trim() || null;
    if (name === "notes") return form.notes.map(({ content }) => content).join(" · ") || null;
    const lines = linesOf(form[name]);
    const [first, ...others] = lines;
    if (first === undefined) return null;
    if (name === "suggestions") return t("suggestionCount", { count: lines.length });
    const shown = first.replace(/\s*<[^>]*>\s*$/, "") || first;
    return others.length === 0 ? shown : t("attendeeCount", { first: shown, count: others.length });
  };
}
