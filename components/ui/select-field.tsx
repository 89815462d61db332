import { ChevronDown } from "lucide-react";
import { classNames } from "./class-names";
import { Labelled } from "./field";
import { fieldClassName } from "./field-class-name";

interface SelectFieldProps {
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  className?: string;
}

/** The browser's own list of choices: it opens at once, and supports every keyboard, touch screen and screen reader. */
export function SelectField({ id, label, value, options, onChange, className }: SelectFieldProps) {
  return (
    <Labelled id={id} label={label} className={className}>
      <span className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(fieldClassName, "h-10 w-full appearance-none pr-9 pl-3")}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3 right-3 size-4 text-ink-faint"
        />
      </span>
    </Labelled>
  );
}
