import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { sanitizeTime, type TimeEntry, toggleMeridiem } from "@/lib/time/twelve-hour";
import { classNames } from "./class-names";
import { fieldClassName } from "./field-class-name";
import { isComposing } from "./is-composing";
import { useKeptCaret } from "./use-kept-caret";

interface TimeEntryFieldProps {
  id: string;
  label: string;
  value: TimeEntry;
  onChange: (value: TimeEntry) => void;
  /** The name of the AM/PM button, given both halves of the day. */
  meridiemLabel: (value: string, other: string) => string;
  errorId?: string | undefined;
}

/**
 * Selects the whole time on the click that enters the box, so that typing replaces it; a later click places the caret,
 * and dragging selects as anywhere.
 */
function useSelectOnEntry() {
  const isEntering = useRef(false);
  return {
    onMouseDown: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
      isEntering.current = document.activeElement !== currentTarget;
    },
    onClick: ({ currentTarget: box }: MouseEvent<HTMLInputElement>) => {
      if (isEntering.current && box.selectionStart === box.selectionEnd) box.select();
    },
  };
}

/** SPEC V2: a typed `HH:MM` and a button for the half of the day; the keys A and P set it from the box as well. */
export function TimeEntryField(props: TimeEntryFieldProps) {
  const { id, label, value, onChange, meridiemLabel, errorId } = props;
  const other = toggleMeridiem(value.meridiem);
  const caret = useKeptCaret<HTMLInputElement>(value.text);
  const selectOnEntry = useSelectOnEntry();
  const takeMeridiemKey = (event: KeyboardEvent) => {
    // Ctrl+A, Cmd+P and the like belong to the browser.
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    if (event.key.toUpperCase() === other.charAt(0)) onChange({ ...value, meridiem: other });
  };
  return (
    <div className="flex h-10 shrink-0 gap-1">
      <input
        ref={caret.ref}
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder="HH:MM"
        aria-label={label}
        aria-invalid={errorId !== undefined || undefined}
        aria-describedby={errorId}
        value={value.text}
        // A digit typed into a full box takes the place of the next one, so the box itself sets no limit.
        onChange={({ target }) => {
          const text = sanitizeTime(target.value);
          caret.remember({ value: text, selectionStart: target.selectionStart });
          onChange({ ...value, text });
        }}
        onKeyDown={takeMeridiemKey}
        {...selectOnEntry}
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
