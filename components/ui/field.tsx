import { CircleAlert } from "lucide-react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { classNames } from "./class-names";

/** A box for input; 16 px of type, so that a phone does not zoom into it. */
export const fieldClassName = classNames(
  "min-w-0 rounded-lg border border-line-strong bg-surface text-base text-ink transition-colors",
  "hover:border-ink-faint/60 focus-visible:outline-offset-0",
  "aria-invalid:border-danger aria-invalid:outline-danger",
);

interface FieldErrorProps {
  id: string;
  message: string | undefined;
}

/** The reason why a field cannot be taken; tied to it by `aria-describedby`. */
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
  /** The element's id, from which those of its error and hint are made. */
  id: string;
}

/** A box for one or several lines that grows with its text. */
export function TextArea({ error, hint, id, className, ...rest }: TextAreaProps) {
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter((part) => part !== false)
    .join(" ");
  return (
    <div>
      <textarea
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described === "" ? undefined : described}
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
