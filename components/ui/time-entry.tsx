import { sanitizeTime, type TimeEntry, toggleMeridiem } from "@/lib/time/twelve-hour";
import { classNames } from "./class-names";
import { fieldClassName } from "./field-class-name";

interface TimeEntryFieldProps {
  id: string;
  label: string;
  value: TimeEntry;
  onChange: (value: TimeEntry) => void;
  /** The name of the AM/PM button, given both halves of the day. */
  meridiemLabel: (value: string, other: string) => string;
  errorId?: string | undefined;
}

/** SPEC V2: a typed `HH:MM` and a button for the half of the day; the keys A and P set it from the box as well. */
export function TimeEntryField(props: TimeEntryFieldProps) {
  const { id, label, value, onChange, meridiemLabel, errorId } = props;
  const other = toggleMeridiem(value.meridiem);
  const takeMeridiemKey = (key: string) => {
    const typed = key.toUpperCase();
    if (typed === other.charAt(0)) onChange({ ...value, meridiem: other });
  };
  return (
    <div className="flex h-10 shrink-0 gap-1">
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        placeholder="HH:MM"
        aria-label={label}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: sanitizeTime(event.target.value) })}
        onKeyDown={(event) => takeMeridiemKey(event.key)}
        className={classNames(fieldClassName, "w-17.5 px-1 text-center tabular-nums")}
      />
      <button
        type="button"
        aria-label={meridiemLabel(value.meridiem, other)}
        onClick={() => onChange({ ...value, meridiem: other })}
        className="w-10.5 rounded-lg border border-line-strong bg-surface text-sm font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink"
      >
        {value.meridiem}
      </button>
    </div>
  );
}
