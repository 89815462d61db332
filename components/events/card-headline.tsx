import { toAlternativePatch, toConfirmation } from "@/lib/events/alternative-patch";
import { placeOf, rangeOfForm } from "@/lib/events/event-form";
import { hoursOf } from "@/lib/events/form-changes";
import { useEventMemory } from "@/lib/events/use-event-memory";
import { wallRangeOf } from "@/lib/events/wall-range";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { AlternativeList } from "./alternative-list";
import { AssumptionList } from "./assumption-list";
import { EventHeadline } from "./event-headline";
import { TitleField } from "./title-field";
import type { EventFormControl } from "./use-event-form";
import { useProblemText } from "./use-problem-text";

interface CardHeadlineProps {
  /** Unique for each card. */
  id: string;
  event: CalendarEvent;
  control: EventFormControl;
  /** Absent if the card cannot be collapsed. */
  onFold: ((isOpen: boolean) => void) | undefined;
}

/** What an open card shows first: what, when, where, and which parts were guessed. */
export function CardHeadline({ id, event, control, onFold }: CardHeadlineProps) {
  const { form, settled, problems, change } = control;
  const text = useProblemText();
  // The server does not store the hours of an event that lasts whole days; this browser restores them.
  const { memory, remember } = useEventMemory(event.id);
  return (
    <>
      <h2 id={`${id}-heading`} className="sr-only">
        {event.title}
      </h2>
      <EventHeadline
        id={id}
        event={event}
        zone={form.timezone}
        range={event.can_edit ? rangeOfForm(settled) : wallRangeOf(event)}
        place={placeOf(form)}
        onFold={onFold}
        onZoneChange={
          event.can_edit ? (timezone) => change((current) => ({ ...current, timezone })) : undefined
        }
      >
        {event.can_edit ? (
          <TitleField
            id={`${id}-title`}
            value={form.title}
            error={text(problems.title)}
            onChange={(title) => change((current) => ({ ...current, title }))}
            onSubmit={() => void control.save()}
          />
        ) : (
          <p className="py-1 text-[1.375rem] leading-tight font-semibold tracking-[-0.02em] wrap-anywhere sm:text-[1.625rem]">
            {event.title}
          </p>
        )}
      </EventHeadline>
      {event.can_edit && event.assumptions.length > 0 && (
        <AssumptionList
          assumptions={event.assumptions}
          isDisabled={control.isChanged || control.isSaving}
          onConfirm={(assumption) => {
            // The line goes with its button, so the focus goes to the card that it was about.
            document.getElementById(id)?.focus({ preventScroll: true });
            void control.saveNow(toConfirmation(event, assumption));
          }}
        />
      )}
      {event.can_edit && event.alternatives.length > 0 && (
        <AlternativeList
          alternatives={event.alternatives}
          isDisabled={control.isChanged || control.isSaving}
          onTake={(alternative) => {
            const hours = hoursOf(form);
            if (alternative.value === true && hours !== null) remember({ hours });
            void control.saveNow(toAlternativePatch(event, alternative, memory.hours));
          }}
        />
      )}
    </>
  );
}
