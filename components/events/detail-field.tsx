import { useTranslations } from "next-intl";
import { TextArea } from "@/components/ui/field";
import { eventLimits } from "@/lib/events/limits";
import type { DetailName } from "./event-details";
import { NotesField } from "./notes-field";
import type { EventFormControl } from "./use-event-form";
import { useProblemText } from "./use-problem-text";

const hints = {
  location: "locationHint",
  venue: "venueHint",
  attendees: "attendeesHint",
  suggestions: "suggestionsHint",
} as const;

interface DetailFieldProps {
  id: string;
  name: DetailName;
  control: EventFormControl;
}

/** The field inside one of an event's collapsible cards. */
export function DetailField({ id, name, control }: DetailFieldProps) {
  const { form, problems, change } = control;
  const t = useTranslations("event");
  const text = useProblemText();
  const fieldId = `${id}-${name}`;
  if (name === "notes") {
    return (
      <NotesField
        id={fieldId}
        notes={form.notes}
        error={text(problems.notes)}
        onChange={(notes) => change((current) => ({ ...current, notes }))}
      />
    );
  }
  const isPlace = name === "location" || name === "venue";
  return (
    <TextArea
      id={fieldId}
      aria-label={t(name === "suggestions" ? "smartSuggestions" : name)}
      hint={t(hints[name])}
      error={name === "attendees" ? text(problems.attendees) : undefined}
      maxLength={isPlace ? eventLimits.placeLength : undefined}
      rows={isPlace ? 1 : 3}
      value={form[name]}
      onChange={(event) => change((current) => ({ ...current, [name]: event.target.value }))}
    />
  );
}

/** The same for whoever may look at an event and not change it. */
export function DetailText({ name, control }: Omit<DetailFieldProps, "id">) {
  const t = useTranslations("event");
  const { form } = control;
  const text = name === "notes" ? form.notes.map(({ content }) => content).join("\n\n") : form[name];
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">
      {text === "" ? t("nothing") : text}
    </p>
  );
}
