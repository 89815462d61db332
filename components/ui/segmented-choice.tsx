import type { LucideIcon } from "lucide-react";

interface SegmentedChoiceProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; icon: LucideIcon }[];
  onChange: (value: Value) => void;
}

/** A few choices side by side, one of them selected: radio buttons, so arrow keys move among them. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { name, label, value, options, onChange } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex gap-1 rounded-lg bg-sunken p-1 ring-1 ring-line ring-inset">
        {options.map(({ value: choice, label: choiceLabel, icon: Icon }) => (
          <label
            key={choice}
            className="flex min-h-8 flex-1 cursor-pointer select-none items-center justify-center gap-1.5 rounded-md px-1.5 py-1 text-center text-sm leading-tight sm:px-2.5 font-medium text-ink-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-lift has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={choice === value}
              onChange={() => onChange(choice)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {choiceLabel}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
