import { useTranslations } from "next-intl";
import type { DetailName } from "./detail-names";
import type { EventFormControl } from "./use-event-form";

interface DetailTextProps {
  name: DetailName;
  control: EventFormControl;
}

/** The text inside a collapsible card, for a visitor who may look at an event but not change it. */
export function DetailText({ name, control }: DetailTextProps) {
  const t = useTranslations("event");
  const { form } = control;
  const isList = name === "notes" || name === "suggestions";
  const text = isList ? form[name].map(({ content }) => content).join("\n\n") : form[name];
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">
      {text === "" ? t("nothing") : text}
    </p>
  );
}
