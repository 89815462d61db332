import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { sanitizeTime, type TimeEntry, toggleMeridiem } from "@/lib/time/twelve-hour";
import { dayTimeOf, entryOfDayTime, sanitizeDayTime } from "@/lib/time/twenty-four-hour";
import { classNames } from "./class-names";
import { fieldClassName } from "./field-class-name";
import { isComposing } from "./is-composing";
import { useKeptCaret } from "./use-kept-caret";

interface TimeEntryFieldProps {
  id: string;
  label: string;
  value: TimeEntry;
  onChange: (value: TimeEntry) => void;
  /** The name of the AM/PM button, given both halves of the day; null where the language counts to 24. */
  meridiemLabel: ((value: string, other: string) => string) | null;
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

/**
 * SPEC V2: a typed `HH:MM` and a button for the half of the day; the keys A and P set it from the box as well. A language
 * that counts to 24 has no halves: the box shows what is typed, and the entry is the time that this means.
 */
export function TimeEntryField(props: TimeEntryFieldProps) {
  const { id, label, value, onChange, meridiemLabel, errorId } = props;
  const other = toggleMeridiem(value.meridiem);
  const [typed, setTyped] = useState<{ text: string; meant: TimeEntry } | null>(null);
  // A value that came from elsewhere, such as an end that follows its start, is newer than what was typed.
  const shown = meridiemLabel ? value.text : typed?.meant === value ? typed.text : dayTimeOf(value);
  const caret = useKeptCaret<HTMLInputElement>(shown);
  const selectOnEntry = useSelectOnEntry();
  const takeMeridiemKey = (event: KeyboardEvent) => {
    // Ctrl+A, Cmd+P and the like belong to the browser.
    if (!meridiemLabel || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
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
        value={shown}
        // A digit typed into a full box takes the place of the next one, so the box itself sets no limit.
        onChange={({ target }) => {
          const text = (meridiemLabel ? sanitizeTime : sanitizeDayTime)(target.value);
          const meant = meridiemLabel ? { ...value, text } : entryOfDayTime(text, value);
          caret.remember({ value: text, selectionStart: target.selectionStart });
          setTyped({ text, meant });
          onChange(meant);
        }}
        onKeyDown={takeMeridiemKey}
        {...selectOnEntry}
        className={classNames(fieldClassName, "w-17.5 px-1 text-center tabular-nums")}
      />
      {meridiemLabel && (
        <button
          type="button"
          aria-label={meridiemLabel(value.meridiem, other)}
          onClick={() => onChange({ ...value, meridiem: other })}
          className="w-10.5 rounded-lg border border-line-strong bg-surface text-sm font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink"
        >
          {value.meridiem}
        </button>
      )}
    </div>
  );
}
