import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { classNames } from "./class-names";
import { fieldClassName } from "./field-class-name";

interface LabelledProps {
  /** The id of the field that the label is for. */
  id: string;
  label: string;
  className?: string | undefined;
  /** The field, and the messages about it. */
  children: ReactNode;
}

/** A field under its label. */
export function Labelled({ id, label, className, children }: LabelledProps) {
  return (
    <div className={classNames("flex min-w-0 flex-col", className)}>
      <label htmlFor={id} className="pb-1.5 text-sm font-medium">
        {label}
      </label>
      {children}
    </div>
  );
}

/** The `aria-describedby` of a field whose error and hint have ids derived from its own. */
export function describedBy({
  id,
  error,
  hint,
}: Pick<TextAreaProps, "id" | "error" | "hint">): string | undefined {
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`];
  return described.filter((part) => part !== false).join(" ") || undefined;
}

interface FieldErrorProps {
  id: string;
  message: string | undefined;
}

/** The reason why a field's value is invalid; the field refers to it by `aria-describedby`. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (message === undefined) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 pt-1.5 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
      <span>{message}</span>
    </p>
  );
}

interface TextAreaProps extends ComponentProps<"textarea"> {
  error?: string | undefined;
  hint?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
  /** The element's id, from which the ids of its error and hint derive. */
  id: string;
}

/** An input for one or several lines that grows with its text. */
export function TextArea({ error, hint, id, className, ...rest }: TextAreaProps) {
  return (
    <div>
      <textarea
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy({ id, error, hint })}
        className={classNames(
          fieldClassName,
          "block field-sizing-content min-h-10 w-full resize-none px-3 py-2",
          className,
        )}
        {...rest}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="pt-1 text-xs text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
