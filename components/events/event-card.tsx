"use client";

import { type FocusEvent, type FormEvent, type KeyboardEvent, memo, type SyntheticEvent } from "react";
import { classNames } from "@/components/ui/class-names";
import { isComposing } from "@/components/ui/is-composing";
import { latePart } from "@/components/ui/late-part";
import { whenDrawn } from "@/components/ui/when-drawn";
import type { EvidenceField } from "@/lib/wire/event-fields";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { CardActions } from "./card-actions";
import { CardHeadline } from "./card-headline";
import { eventCardId } from "./field-element-id";
import { fieldsAt } from "./fields-at";
import { FirstCardBody } from "./late-card-body";
import { TakeAlong } from "./take-along";
import { type CardDraft, useCardDraft } from "./use-card-draft";
import { useEventForm } from "./use-event-form";
import { useKeptFocus } from "./use-kept-focus";
import type { SaveEvent } from "./use-saving";

/** The actions of a card; each takes the event's id, so that one set serves every card of a list. */
export interface EventCardActions {
  onSave: SaveEvent;
  /** Fetches the event as it is now, after it was changed elsewhere (SPEC A24). */
  onReload: (eventId: string) => Promise<CalendarEvent | undefined>;
  /** Restores an event that was deleted elsewhere; false if that failed. */
  onRestore: (eventId: string) => Promise<boolean>;
  /** Settles once the download has begun or failed. */
  onExport: (event: CalendarEvent) => Promise<void>;
  onShare: (event: CalendarEvent) => Promise<void>;
  onDelete: (event: CalendarEvent) => void;
  /** The fields that the pointer or focus is on; empty if there are none (SPEC B1). */
  onPoint: (eventId: string, fields: readonly EvidenceField[]) => void;
  /** Called with the unsaved changes, and with null once there are none. */
  onDraft: (eventId: string, draft: CardDraft | null) => void;
  onFold: (eventId: string, isOpen: boolean) => void;
}

interface EventCardProps {
  event: CalendarEvent;
  isDeleting: boolean;
  /** Whether the card shows its fields, or only what, when and where. */
  isOpen: boolean;
  /** Whether the card can be collapsed; a card that is alone on its screen cannot. */
  canFold: boolean;
  /**
   * The names of the fields whose words the pointer is on in the text, separated by spaces; empty for none.
   */
  litFields: string;
  actions: EventCardActions;
}

const LateCardSaving = latePart(async () => (await import("./card-saving")).CardSaving);

/** A dialog that the card has opened has keys of its own. */
const isInDialog = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("dialog") !== null;

/**
 * SPEC S22: an event to look at, correct, export or delete. Memoized, so that pointing at one card or typing a search
 * does not render sixty others again.
 */
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { event, isDeleting, isOpen, canFold, litFields, actions } = props;
  const id = eventCardId(event.id);
  const control = useEventForm({
    event,
    onSave: actions.onSave,
    onProblem: (field) => {
      actions.onFold(event.id, true);
      // A collapsed card has to render its field first.
      whenDrawn(`${id}-${field}`, (element) => element.focus());
    },
  });
  const { isChanged, failure } = control;
  useKeptFocus(id, isChanged);
  useCardDraft({ eventId: event.id, isChanged, save: control.save, onDraft: actions.onDraft });

  const submit = (submission: FormEvent) => {
    submission.preventDefault();
    void control.save();
  };
  /** Escape cancels, and Ctrl or Cmd with Enter saves from every field, those of several lines included. */
  const takeKey = (key: KeyboardEvent) => {
    const isSave = key.key === "Enter" && (key.ctrlKey || key.metaKey);
    if ((key.key !== "Escape" && !isSave) || !isChanged || isComposing(key) || isInDialog(key.target)) return;
    key.preventDefault();
    if (isSave) void control.save();
    else control.cancel();
  };

  const restoreAndSave = async () => {
    if (await actions.onRestore(event.id)) await control.save();
  };
  /** Where the pointer shows no field, the words of the focused one stay lit. */
  const pointFrom = ({ currentTarget }: SyntheticEvent, target: EventTarget | null) => {
    const fields = fieldsAt(target);
    const { activeElement } = document;
    const isFocusHere = fields.length === 0 && currentTarget.contains(activeElement);
    actions.onPoint(event.id, isFocusHere ? fieldsAt(activeElement) : fields);
  };
  const leave = ({ currentTarget }: FocusEvent) => {
    control.settle();
    // Words stay lit while the focus is on the card; a date picker says only later that it has taken the focus.
    window.requestAnimationFrame(() => {
      if (!currentTarget.contains(document.activeElement)) actions.onPoint(event.id, []);
    });
  };

  return (
    <article id={id} aria-labelledby={`${id}-heading`} tabIndex={-1} className="scroll-mt-20 rounded-2xl">
      <form
        noValidate
        data-lit={litFields}
        onSubmit={submit}
        onKeyDownCapture={takeKey}
        onBlur={leave}
        onFocus={(focus) => actions.onPoint(event.id, fieldsAt(focus.target))}
        onPointerOver={(pointer) => pointFrom(pointer, pointer.target)}
        onPointerLeave={(pointer) => pointFrom(pointer, null)}
        className={classNames(
          "flex flex-col gap-4 rounded-2xl border bg-surface p-3.5 shadow-lift transition-[border-color,opacity] sm:p-5",
          litFields !== "" || isChanged ? "border-accent" : "border-line",
          isDeleting && "opacity-50",
        )}
      >
        <CardHeadline
          id={id}
          event={event}
          control={control}
          isOpen={isOpen}
          onFold={canFold ? (next) => actions.onFold(event.id, next) : undefined}
        />
        {isOpen && <FirstCardBody id={id} event={event} control={control} />}
        {(isChanged || failure?.isConflict === true) && (
          <LateCardSaving
            control={control}
            onReload={() => void actions.onReload(event.id)}
            onRestore={() => void restoreAndSave()}
          />
        )}
        {/* With it Enter saves also before the code of the save bar, which has the visible button, is there. */}
        <button type="submit" hidden tabIndex={-1} />
        <CardActions
          describedBy={`${id}-heading`}
          isDeleting={isDeleting}
          onExport={() => actions.onExport(event)}
          onDelete={event.can_edit ? () => actions.onDelete(event) : undefined}
        >
          <TakeAlong
            event={event}
            describedBy={`${id}-heading`}
            isChanged={isChanged}
            onExport={() => void actions.onExport(event)}
            onShare={() => actions.onShare(event)}
          />
        </CardActions>
      </form>
    </article>
  );
});
