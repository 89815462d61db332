import { useTranslations } from "next-intl";
import type { Alternative } from "@/lib/wire/event-schema";
import { DoubtButton, DoubtLine } from "./doubt-line";

interface AlternativeListProps {
  alternatives: readonly Alternative[];
  isDisabled: boolean;
  onTake: (alternative: Alternative) => void;
}

/** SPEC B2: the other readings of a phrase, each one tap away; the one that is left stands in its place. */
export function AlternativeList({ alternatives, isDisabled, onTake }: AlternativeListProps) {
  const t = useTranslations("event");
  return (
    <ul aria-label={t("doubt")} className="flex flex-col gap-1.5">
      {alternatives.map((alternative, position) => (
        <DoubtLine
          // A taken reading gives its place to the one before, and its button keeps the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what stays.
          key={`${alternative.field}-${position}`}
          field={alternative.field}
          reason={alternative.reason}
        >
          {alternative.field === "recurrence" ? (
            // PATCH does not accept a recurrence (SPEC A9), so this reading is shown but not offered.
            <span className="px-3 font-medium">{alternative.label}</span>
          ) : (
            <DoubtButton isDisabled={isDisabled} onPress={() => onTake(alternative)}>
              {alternative.label}
            </DoubtButton>
          )}
        </DoubtLine>
      ))}
    </ul>
  );
}
