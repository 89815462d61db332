import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { useDurationText } from "./use-duration-text";

/** The lengths that are one press away, in minutes. */
const usualLengths = [30, 60, 120] as const;

interface EndChoiceProps {
  /** The id of the button that leads to the pickers. */
  id: string;
  /** Whether the event lasts whole days, which have no length in minutes. */
  allDay: boolean;
  onAdd: () => void;
  /** Sets the end so many minutes after the start. */
  onLength: (minutes: number) => void;
}

/** SPEC S27: the ways to give an event the end that it does not have. */
export function EndChoice({ id, allDay, onAdd, onLength }: EndChoiceProps) {
  const t = useTranslations("event");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the pickers' own would be read out twice.
    <div role="group" aria-label={t("ends")} className="min-w-0">
      <div aria-hidden="true" className="flex h-8 items-center text-xs text-ink-faint">
        {t("ends")}
      </div>
      <div className="-ml-2.5 flex min-h-10 flex-wrap items-center">
        <Button id={id} variant="quiet" size="small" onClick={onAdd} className="px-2.5">
          <Plus aria-hidden="true" className="size-4 text-ink-faint" />
          {t("addEnd")}
        </Button>
        {!allDay &&
          usualLengths.map((minutes) => <Length key={minutes} minutes={minutes} onChoose={onLength} />)}
      </div>
    </div>
  );
}

function Length({ minutes, onChoose }: { minutes: number; onChoose: (minutes: number) => void }) {
  const text = useDurationText(minutes);
  return (
    <Button variant="quiet" size="small" onClick={() => onChoose(minutes)} className="px-2.5 tabular-nums">
      {text}
    </Button>
  );
}
