import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
  /** True while it changes nothing yet: it then takes no colour. */
  isQuiet?: boolean;
  describedBy?: string;
}

/**
 * A checkbox with the role of a switch: it needs no script to render, and forms, keyboards and screen readers support
 * it. Track and knob are backgrounds, which forced colours would remove, so they name the system's colours there.
 */
export function Switch(props: SwitchProps) {
  const { label, isOn, onChange, isDisabled = false, isQuiet = false, describedBy } = props;
  return (
    <label className="inline-flex min-h-6 cursor-pointer whitespace-nowrap items-center gap-2.5 text-sm has-disabled:cursor-default has-disabled:opacity-50">
      <span className="relative inline-flex h-5 w-8.5 shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-describedby={describedBy}
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          className={classNames(
            "peer absolute inset-0 size-full cursor-[inherit] appearance-none rounded-full bg-line-strong transition-colors",
            isQuiet ? "checked:bg-ink-faint" : "checked:bg-accent",
            "forced-colors:border forced-colors:border-[ButtonText] forced-colors:bg-[Canvas] forced-colors:forced-color-adjust-none forced-colors:checked:bg-[Highlight]",
          )}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0.5 left-0.5 size-4 rounded-full bg-white shadow-sm transition-transform peer-checked:translate-x-3.5 dark:bg-paper forced-colors:bg-[ButtonText] forced-colors:forced-color-adjust-none forced-colors:peer-checked:bg-[HighlightText]"
        />
      </span>
      <span className={isQuiet ? "text-ink-faint" : undefined}>{label}</span>
    </label>
  );
}
