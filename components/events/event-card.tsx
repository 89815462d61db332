"use client";

import type { FormEvent, KeyboardEvent, SyntheticEvent } from "react";
import { classNames } from "@/components/ui/class-names";
import { toAlternativePatch } from "@/lib/events/alternative-patch";
import { rangeOfForm, wallRangeOf } from "@/lib/events/event-form";
import { type EvidenceField, evidenceFields } from "@/lib/events/evidence";
import type { CalendarEvent } from "@/lib/events/schema";
import { AlternativeList } from "./alternative-list";
import { CardActions, SaveBar } from "./card-footer";
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

interface EventCardProps {
  event: CalendarEvent;
  isDeleting: boolean;
  /** Lit while the words it came from are pointed at. */
  isLit: boolean;
  onSave: SaveEvent;
  /** Fetches the event as it is now, after it was changed elsewhere (SPEC A24). */
  onReload: () => Promise<CalendarEvent | undefined>;
  onExport: () => void;
  onDelete: () => void;
  /** The fields being pointed at or focused, none when nothing is (SPEC B1). */
  onPoint: (fields: readonly EvidenceField[]) => void;
}

/** Which fields the element under the pointer or focus shows, by its `data-evidence`. */
function pointedFields({ target }: SyntheticEvent): EvidenceField[] {
  const region = target instanceof Element ? target.closest("[data-evidence]") : null;
  const names = (region?.getAttribute("data-evidence") ?? "").split(" ");
  return evidenceFields.filter((field) => names.includes(field));
}

/** SPEC S22: an event to be looked at, corrected, exported or deleted. */
export function EventCard(props: EventCardProps) {
  const { event, onPoint } = props;
  const id = eventCardId(event.id);
  const text = useProblemText();
  const control = useEventForm({
    event,
    onSave: props.onSave,
    onProblem: (field) => document.getElementById(`${id}-${field}`)?.focus(),
  });
  const { form, settled, problems, isChanged } = control;
  const place = [form.venue, form.location].map((part) => part.trim()).filter((part) => part !== "");

  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    void control.save();
  };
  const cancelOnEscape = (key: KeyboardEvent) => {
    if (key.key !== "Escape" || !isChanged) return;
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
        onFocus={(focus) => onPoint(pointedFields(focus))}
        onPointerOver={(pointer) => onPoint(pointedFields(pointer))}
        onPointerLeave={() => onPoint([])}
        className={classNames(
          "flex flex-col gap-4 rounded-2xl border bg-surface p-3.5 shadow-lift transition-[border-color,opacity] sm:p-5",
          props.isLit || isChanged ? "border-accent" : "border-line",
          props.isDeleting && "opacity-50",
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
            onUseTheirs={() => void props.onReload().then(control.cancel)}
            onKeepMine={() => void props.onReload().then(control.save)}
          />
        )}
        <CardActions
          describedBy={`${id}-heading`}
          isDeleting={props.isDeleting}
          onExport={props.onExport}
          onDelete={event.can_edit ? props.onDelete : undefined}
        />
      </form>
    </article>
  );
}
