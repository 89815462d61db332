import { CircleHelp } from "lucide-react";
import type { ReactNode } from "react";
import type { EvidenceField } from "@/lib/wire/event-fields";

interface DoubtLineProps {
  /** The field in doubt, whose words light up in the text. */
  field: EvidenceField;
  reason: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** A line of a list of doubts: why there is doubt, and what can be done about it. */
export function DoubtLine({ field, reason, children }: DoubtLineProps) {
  return (
    <li
      data-evidence={field}
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-xl bg-warning-soft px-3 py-2 text-sm"
    >
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-2">
        <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
        <span className="min-w-0 wrap-anywhere">{reason}</span>
      </span>
      {children}
    </li>
  );
}

interface DoubtButtonProps {
  /** Its accessible name where its words alone do not say what it is about. */
  label?: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** What settles a doubt, in one press. It keeps the focus while it can do nothing, such as during a save. */
export function DoubtButton({ label, isDisabled, onPress, children }: DoubtButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
      className="h-8 rounded-lg border border-line-strong bg-surface px-3 font-medium hover:bg-hover aria-disabled:opacity-50"
    >
      {children}
    </button>
  );
}
