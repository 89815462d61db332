"use client";

import { type FormEvent, type KeyboardEvent, memo, type SyntheticEvent } from "react";
import { classNames } from "@/components/ui/class-names";
import { isComposing } from "@/components/ui/is-composing";
import { toAlternativePatch } from "@/lib/events/alternative-patch";
import { rangeOfForm, wallRangeOf } from "@/lib/events/event-form";
import { type EvidenceField, evidenceFields } from "@/lib/events/evidence-fields";
import type { CalendarEvent } from "@/lib/events/schema";
import { AlternativeList } from "./alternative-list";
import { CardActions, ConflictNotice, SaveBar } from "./card-footer";
import { DetailField, DetailText } from "./detail-field";
import { EventDetails } from "./event-details";
import { EventHeadline } from "./event-headline";
import { TitleField } from "./title-field";
import { useEventForm } from "./use-event-form";
import { useProblemText } from "./use-problem-text";
import type { SaveEvent } from "./use-saving";
import { WhenFields } from "./when-fields";

/** The element that has the focus after the card's neighbour was deleted. */
export const eventCardId = (eventId: string): string => `event-${eventId}`;

/** What a card asks for; each names its event, so that one set serves every card of a list. */
export interface EventCardActions {
  onSave: SaveEvent;
  /** Fetches the event as it is now, after it was changed elsewhere (SPEC A24). */
  onReload: (eventId: string) => Promise<CalendarEvent | undefined>;
  onExport: (event: CalendarEvent) => void;
  onDelete: (event: CalendarEvent) => void;
  /** The fields being pointed at or focused, none when nothing is (SPEC B1). */
  onPoint: (eventId: string, fields: readonly EvidenceField[]) => void;
}

interface EventCardProps {
  event: CalendarEvent;
  isDeleting: boolean;
  /** Lit while the words it came from are pointed at. */
  isLit: boolean;
  actions: EventCardActions;
}

/** Which fields the element under the pointer or focus shows, by its `data-evidence`. */
function pointedFields({ target }: SyntheticEvent): EvidenceField[] {
  const region = target instanceof Element ? target.closest("[data-evidence]") : null;
  const names = (region?.getAttribute("data-evidence") ?? "").split(" ");
  return evidenceFields.filter((field) => names.includes(field));
}

/**
 * SPEC S22: an event to be looked at, corrected, exported or deleted. Remembered, so that pointing at one card or typing
 * a search does not draw sixty others again.
 */
export const EventCard = memo(function EventCard({ event, isDeleting, isLit, actions }: EventCardProps) {
  const id = eventCardId(event.id);
  const text = useProblemText();
  const control = useEventForm({
    event,
    onSave: actions.onSave,
    onProblem: (field) => document.getElementById(`${id}-${field}`)?.focus(),
  });
  const { form, settled, problems, isChanged } = control;
  const place = [form.venue, form.location].map((part) => part.trim()).filter((part) => part !== "");

  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    void control.save();
  };
  const cancelOnEscape = (key: KeyboardEvent) => {
    if (key.key !== "Escape" || !isChanged || isComposing(key)) return;
    key.preventDefault();
    control.cancel();
  };

  return (
    <article id={id} aria-labelledby={`${id}-heading`} tabIndex={-1} className="scroll-mt-20 rounded-2xl">
      <form
        noValidate
        onSubmit={submit}
        onKeyDownCapture={cancelOnEscape}
        onBlur={control.settle}
        onFocus={(focus) => actions.onPoint(event.id, pointedFields(focus))}
        onPointerOver={(pointer) => actions.onPoint(event.id, pointedFields(pointer))}
        onPointerLeave={() => actions.onPoint(event.id, [])}
        className={classNames(
          "flex flex-col gap-4 rounded-2xl border bg-surface p-3.5 shadow-lift transition-[border-color,opacity] sm:p-5",
          isLit || isChanged ? "border-accent" : "border-line",
          isDeleting && "opacity-50",
        )}
      >
        <h2 id={`${id}-heading`} className="sr-only">
          {event.title}
        </h2>
        <EventHeadline
          event={event}
          range={event.can_edit ? rangeOfForm(settled) : wallRangeOf(event)}
          place={place.join(", ")}
        >
          {event.can_edit ? (
            <TitleField
              id={`${id}-title`}
              value={form.title}
              error={text(problems.title)}
              onChange={(title) => control.change((current) => ({ ...current, title }))}
              onSubmit={() => void control.save()}
            />
          ) : (
            <p className="text-lg leading-snug font-medium wrap-anywhere">{event.title}</p>
          )}
        </EventHeadline>
        {event.can_edit && event.alternatives.length > 0 && (
          <AlternativeList
            alternatives={event.alternatives}
            isDisabled={isChanged || control.isSaving}
            onTake={(alternative) => void control.saveNow(toAlternativePatch(event, alternative))}
          />
        )}
        {event.can_edit && <WhenFields id={id} control={control} />}
        <EventDetails
          id={id}
          form={form}
          forcedOpen={[
            ...(problems.attendees ? ["attendees" as const] : []),
            ...(problems.notes ? ["notes" as const] : []),
          ]}
          renderContent={(name) =>
            event.can_edit ? (
              <DetailField id={id} name={name} control={control} />
            ) : (
              <DetailText name={name} control={control} />
            )
          }
        />
        {isChanged && (
          <SaveBar
            isSaving={control.isSaving}
            failure={control.failure}
            onCancel={control.cancel}
            onUseTheirs={() => void actions.onReload(event.id).then(control.cancel)}
            onKeepMine={() => void actions.onReload(event.id).then(control.save)}
          />
        )}
        {!isChanged && control.failure?.isConflict && <ConflictNotice />}
        <CardActions
          describedBy={`${id}-heading`}
          isDeleting={isDeleting}
          onExport={() => actions.onExport(event)}
          onDelete={event.can_edit ? () => actions.onDelete(event) : undefined}
        />
      </form>
    </article>
  );
});
