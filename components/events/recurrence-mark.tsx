import { Repeat } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import type { WallDateTime } from "@/lib/time/wall-clock";
import { type RepeatedEvent, useRecurrenceWords } from "./use-recurrence-words";

interface RecurrenceMarkProps {
  /** An event that repeats, as it is saved. */
  event: RepeatedEvent;
  /** Its start by the pickers, which how it repeats then follows; undefined while they are incomplete. */
  start: WallDateTime | undefined;
  /** Whether there is no room for the words; they are then only told. */
  isShort?: boolean;
}

/** How an event repeats, beside its clock; in another colour where that is not saved yet. */
export function RecurrenceMark({ event, start, isShort = false }: RecurrenceMarkProps) {
  const wordsOf = useRecurrenceWords();
  const words = wordsOf(event, start) ?? undefined;
  const isChanged = words !== (wordsOf(event) ?? undefined);
  if (isShort) {
    return (
      <span title={words} className={isChanged ? "text-accent-ink" : "text-ink-faint"}>
        <Repeat aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{words}</span>
      </span>
    );
  }
  return (
    <span data-evidence="recurrence" className="flex min-w-0 items-start gap-1.5">
      <Repeat aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-ink-faint" />
      <span aria-live="polite" className={classNames("min-w-0", isChanged && "text-accent-ink")}>
        {words}
      </span>
    </span>
  );
}
