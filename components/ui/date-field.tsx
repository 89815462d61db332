import { classNames } from "./class-names";
import { fieldClassName } from "./field-class-name";

interface DateFieldProps {
  id: string;
  label: string;
  /** `YYYY-MM-DD`, empty while none is chosen. */
  value: string;
  earliest: string;
  latest: string;
  onChange: (value: string) => void;
  /** The id of the element with the error message, while there is one. */
  errorId?: string | undefined;
}

/** The browser's own date picker, with the product's bounds (SPEC V3). */
export function DateField(props: DateFieldProps) {
  const { id, label, value, earliest, latest, onChange, errorId } = props;
  return (
    <input
      id={id}
      type="date"
      aria-label={label}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      value={value}
      min={earliest}
      max={latest}
      onChange={(event) => onChange(event.target.value)}
      className={classNames(fieldClassName, "h-10 flex-1 basis-34 pr-1.5 pl-2.5 tabular-nums sm:pr-2.5")}
    />
  );
}
