import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { FieldError } from "@/components/ui/field";
import { isComposing } from "@/components/ui/is-composing";
import { useKeptCaret } from "@/components/ui/use-kept-caret";
import { eventFields } from "@/lib/wire/event-fields";

interface TitleFieldProps {
  id: string;
  value: string;
  error: string | undefined;
  onChange: (title: string) => void;
  onSubmit: () => void;
}

/** A title that is edited in place: it wraps like a heading, and Enter saves it. */
export function TitleField({ id, value, error, onChange, onSubmit }: TitleFieldProps) {
  const t = useTranslations("event");
  const caret = useKeptCaret<HTMLTextAreaElement>(value);
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <div className="group/title relative -mx-2">
        <textarea
          ref={caret.ref}
          id={id}
          rows={1}
          aria-label={t("title")}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          maxLength={eventFields.title.lengthMax}
          enterKeyHint="done"
          value={value}
          onChange={({ target }) => {
            caret.remember(target);
            onChange(target.value.replace(/\s*\n\s*/g, " "));
          }}
          onKeyDown={submitOnEnter}
          className="field-sizing-content block w-full resize-none overflow-hidden rounded-md bg-transparent py-1 pr-8 pl-2 text-[1.375rem] leading-tight font-semibold sm:text-[1.625rem] tracking-[-0.02em] transition-colors hover:bg-hover focus:bg-transparent focus-visible:outline-offset-0 aria-invalid:outline-danger"
        />
        <Pencil
          aria-hidden="true"
          className="pointer-events-none absolute top-2.5 right-2.5 size-3.5 text-ink-faint opacity-0 transition-opacity group-hover/title:opacity-100"
        />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </>
  );
}
