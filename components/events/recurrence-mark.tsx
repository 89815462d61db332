import { Repeat } from "lucide-react";
import { useRecurrenceWords } from "./use-recurrence-words";

interface RecurrenceMarkProps {
  /** The recurrence rule of an event. */
  rule: string;
  timeZone: string;
  /** Whether there is no room for the words; they are then only told. */
  isShort?: boolean;
}

/** How an event repeats, beside its clock. */
export function RecurrenceMark({ rule, timeZone, isShort = false }: RecurrenceMarkProps) {
  const words = useRecurrenceWords()(rule, timeZone) ?? undefined;
  if (isShort) {
    return (
      <span title={words} className="text-ink-faint">
        <Repeat aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{words}</span>
      </span>
    );
  }
  return (
    <span data-evidence="recurrence" className="flex items-start gap-1.5">
      <Repeat aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-ink-faint" />
      {words}
    </span>
  );
}
