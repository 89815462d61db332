import { useTranslations } from "next-intl";
import type { DetailName } from "./detail-names";
import type { EventFormControl } from "./use-event-form";
import { useReminderText } from "./use-reminder-text";

interface DetailTextProps {
  name: DetailName;
  control: EventFormControl;
}

/** The text inside a collapsible card, for a visitor who may look at an event but not change it. */
export function DetailText({ name, control }: DetailTextProps) {
  const t = useTranslations("event");
  const reminderText = useReminderText();
  const { form } = control;
  const text = (): string => {
    if (name === "reminders") return form.reminders.map(reminderText).join("\n");
    if (name === "notes" || name === "suggestions")
      return form[name].map(({ content }) => content).join("\n\n");
    return form[name];
  };
  return <p className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">{text() || t("nothing")}</p>;
}
