import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { describedBy, FieldError, Labelled } from "./field";
import { fieldClassName } from "./field-class-name";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id"> {
  /** The element's id, from which the ids of its error and hint derive. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Buttons at the end of the input. */
  children?: ReactNode;
}

/** A one-line input with its label, hint and error. */
export function TextField({ id, label, hint, error, children, className, ...rest }: TextFieldProps) {
  return (
    <Labelled id={id} label={label} className={className}>
      <div className="flex gap-1.5">
        <input
          id={id}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy({ id, error, hint })}
          className={classNames(fieldClassName, "h-10 w-full px-3")}
          {...rest}
        />
        {children}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="pt-1.5 text-xs text-ink-faint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </Labelled>
  );
}
