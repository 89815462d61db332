import { CircleHelp } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Alternative } from "@/lib/wire/event-schema";

interface AlternativeListProps {
  alternatives: readonly Alternative[];
  isDisabled: boolean;
  onTake: (alternative: Alternative) => void;
}

/** SPEC B2: the other readings of a phrase, each one tap away. */
export function AlternativeList({ alternatives, isDisabled, onTake }: AlternativeListProps) {
  const t = useTranslations("event");
  return (
    <ul aria-label={t("doubt")} className="flex flex-col gap-1.5">
      {alternatives.map((alternative) => (
        <li
          key={`${alternative.field}-${String(alternative.value)}`}
          data-evidence={alternative.field}
          className="flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded-xl bg-warning-soft px-3 py-2 text-sm"
        >
          <span className="flex min-w-0 flex-1 basis-56 items-start gap-2">
            <CircleHelp aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
            <span className="min-w-0 wrap-anywhere">{alternative.reason}</span>
          </span>
          {alternative.field === "recurrence" ? (
            // PATCH does not accept a recurrence (SPEC A9), so this reading is shown but not offered.
            <span className="px-3 font-medium">{alternative.label}</span>
          ) : (
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => onTake(alternative)}
              className="h-8 rounded-lg border border-line-strong bg-surface px-3 font-medium hover:bg-hover disabled:opacity-50"
            >
              {alternative.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
