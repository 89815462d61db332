import { Repeat } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { type MovedStart, movedRule } from "@/lib/recurrence/moved-rule";
import { useRecurrenceWords } from "./use-recurrence-words";

interface RecurrenceMarkProps {
  /** The recurrence rule of an event. */
  rule: string;
  timeZone: string;
  /** Where its start is moved in the pickers, which a saved rule then follows. */
  moved?: Pick<MovedStart, "from" | "to"> | undefined;
  /** Whether there is no room for the words; they are then only told. */
  isShort?: boolean;
}

/** How an event repeats, beside its clock. */
export function RecurrenceMark({ rule, timeZone, moved, isShort = false }: RecurrenceMarkProps) {
  const wordsOf = useRecurrenceWords();
  const saved = wordsOf(rule, timeZone) ?? undefined;
  const words = moved ? (wordsOf(movedRule({ rule, ...moved }), timeZone) ?? undefined) : saved;
  if (isShort) {
    return (
      <span title={words} className="text-ink-faint">
        <Repeat aria-hidden="true" className="size-3.5" />
        <span className="sr-only">{words}</span>
      </span>
    );
  }
  return (
    <span data-evidence="recurrence" className="flex min-w-0 items-start gap-1.5">
      <Repeat aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-ink-faint" />
      <span aria-live="polite" className={classNames("min-w-0", words !== saved && "text-accent-ink")}>
        {words}
      </span>
    </span>
  );
}
