"use client";

import { useLocale, useTranslations } from "next-intl";
import { type EventForm, rangeOfForm } from "@/lib/events/event-form";
import type { ComparedField } from "@/lib/events/version-differences";
import { formatClockRange, formatLongDate } from "@/lib/time/format";
import { useReminderText } from "./use-reminder-text";

/** What one version of an event has in a field, as text; empty if it has nothing there. */
export function useVersionText() {
  const t = useTranslations("event");
  const locale = useLocale();
  const reminderText = useReminderText();

  const whenText = (form: EventForm): string => {
    const range = rangeOfForm(form);
    if (range === null) return t("incomplete");
    const clock = formatClockRange(range, locale) ?? t("allDay");
    return [formatLongDate(range.start, locale), clock, form.timezone].join("\n");
  };

  return (field: ComparedField, form: EventForm): string => {
    if (field === "when") return whenText(form);
    if (field === "notes" || field === "suggestions")
      return form[field].map(({ content }) => content).join("\n");
    if (field === "reminders") return form.reminders.map(reminderText).join("\n");
    return form[field];
  };
}
