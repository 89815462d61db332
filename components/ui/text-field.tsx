import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { describedBy, FieldError, Labelled } from "./field";
import { fieldClassName } from "./field-class-name";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id"> {
  /** The element's id, from which those of its error and hint are made. */
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Buttons at the end of the box. */
  children?: ReactNode;
}

/** A box for one line with its label, what is to be known about it, and what is wrong with it. */
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
