import { useTranslations } from "next-intl";
import type { Assumption } from "@/lib/wire/assumption-schema";
import { DoubtButton, DoubtLine } from "./doubt-line";

interface AssumptionListProps {
  assumptions: readonly Assumption[];
  isDisabled: boolean;
  /** Says that the value of the field is right. */
  onConfirm: (assumption: Assumption) => void;
}

/** SPEC E2: what was assumed about an event, until somebody confirms it or edits the field. */
export function AssumptionList({ assumptions, isDisabled, onConfirm }: AssumptionListProps) {
  const t = useTranslations("event");
  return (
    <ul aria-label={t("assumed")} className="flex flex-col gap-1.5">
      {assumptions.map((assumption) => (
        <DoubtLine
          key={`${assumption.field}-${assumption.code}`}
          field={assumption.field}
          reason={t("otherWords", { field: assumption.field })}
        >
          <DoubtButton isDisabled={isDisabled} onPress={() => onConfirm(assumption)}>
            {t("confirm")}
          </DoubtButton>
        </DoubtLine>
      ))}
    </ul>
  );
}
