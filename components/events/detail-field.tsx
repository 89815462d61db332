import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { TextArea } from "@/components/ui/field";
import { isComposing } from "@/components/ui/is-composing";
import { useEventMemory } from "@/lib/events/use-event-memory";
import { eventFields, isTextField } from "@/lib/wire/event-fields";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { DetailName } from "./detail-names";
import { LinkField } from "./link-field";
import { NotesField } from "./notes-field";
import { RemindersField } from "./reminders-field";
import { SuggestionsField } from "./suggestions-field";
import type { EventFormControl } from "./use-event-form";
import { useProblemText } from "./use-problem-text";

/** An address that is pasted on several lines, on one; while nothing breaks it, the text stays as it is typed. */
function inOneLine(text: string): string {
  if (!text.includes("\n")) return text;
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(", ");
}

/** Enter saves a field of one line, as it does the title. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || isComposing(event)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

interface DetailFieldProps {
  id: string;
  name: DetailName;
  event: CalendarEvent;
  control: EventFormControl;
}

/** The field inside one of an event's collapsible cards. */
export function DetailField({ id, name, event, control }: DetailFieldProps) {
  const { form, problems, change } = control;
  const t = useTranslations("event");
  const text = useProblemText();
  const { memory, remember } = useEventMemory(event.id);
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
  if (name === "link") {
    return (
      <LinkField
        id={fieldId}
        value={form.link}
        error={text(problems.link)}
        onChange={(link) => change((current) => ({ ...current, link }))}
      />
    );
  }
  if (name === "reminders") {
    return (
      <RemindersField
        id={fieldId}
        minutes={form.reminders}
        onChange={(reminders) => change((current) => ({ ...current, reminders }))}
      />
    );
  }
  if (name === "suggestions") {
    return (
      <SuggestionsField
        id={fieldId}
        entries={form.suggestions}
        saved={event.suggestions}
        ticked={memory.ticked}
        onChange={(suggestions) => change((current) => ({ ...current, suggestions }))}
        onTick={(ticked) => remember({ ticked })}
      />
    );
  }
  const isText = isTextField(name);
  return (
    <TextArea
      id={fieldId}
      aria-label={t(name)}
      hint={t(`${name}Hint`)}
      error={name === "attendees" ? text(problems.attendees) : undefined}
      maxLength={isText ? eventFields[name].lengthMax : undefined}
      rows={isText ? 1 : 3}
      value={form[name]}
      enterKeyHint={isText ? "done" : undefined}
      onKeyDown={isText ? submitOnEnter : undefined}
      onChange={({ target }) =>
        change((current) => ({ ...current, [name]: isText ? inOneLine(target.value) : target.value }))
      }
    />
  );
}
