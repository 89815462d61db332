"use client";

import { useTranslations } from "next-intl";
import type { EventForm } from "@/lib/events/event-form";
import { useEventMemory } from "@/lib/events/use-event-memory";
import { isTextField } from "@/lib/wire/event-fields";
import type { DetailName } from "./detail-names";
import { useReminderText } from "./use-reminder-text";

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A one-line preview of a collapsed card's contents; null if it is empty. */
export function useDetailPreview(eventId: string) {
  const t = useTranslations("event");
  const reminderText = useReminderText();
  const { ticked } = useEventMemory(eventId).memory;
  return (name: DetailName, form: EventForm): string | null => {
    if (isTextField(name)) return form[name].trim() || null;
    if (name === "link") return form.link.trim().replace(/^https:\/\//, "") || null;
    if (name === "reminders") return form.reminders.map(reminderText).join(" · ") || null;
    if (name === "notes") return form.notes.map(({ content }) => content).join(" · ") || null;
    if (name === "suggestions") {
      const count = form.suggestions.length;
      const done = form.suggestions.filter(({ content }) => ticked.includes(content.trim())).length;
      return count === 0 ? null : t("suggestionCount", { count, done });
    }
    const [first, ...others] = linesOf(form[name]);
    if (first === undefined) return null;
    const shown = first.replace(/\s*<[^>]*>\s*$/, "") || first;
    return others.length === 0 ? shown : t("attendeeCount", { first: shown, count: others.length });
  };
}
